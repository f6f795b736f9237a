import { currentVersions, isChangedHere, onChange, type ChangeScope } from './changes';

/** Returns a getter that loads a value once and caches it until its scope changes in any process, or in this transaction. */
export function cachedFor<T>(scope: ChangeScope, load: () => Promise<T>) {
  let cached: { value: T } | undefined;
  onChange((changed) => {
    if (changed === scope) cached = undefined;
  });
  return async (): Promise<T> => {
    if (cached && !(await isChangedHere(scope))) return cached.value;
    const version = currentVersions()[scope];
    const value = await load();
    // A change during the load may be missing from the value, and a transaction may still be rolled back.
    if (version === currentVersions()[scope] && !strapi.db.inTransaction()) cached = { value };
    return value;
  };
}
