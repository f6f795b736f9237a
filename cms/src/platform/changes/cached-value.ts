import { currentVersions, onChange, type ChangeScope } from './changes';

/** A value that is read once and remembered until its scope changes, in whichever process that happens. */
export function remembered<T>(scope: ChangeScope, read: () => Promise<T>) {
  let value: { is: T } | undefined;
  onChange((changed) => {
    if (changed === scope) value = undefined;
  });
  return async (): Promise<T> => {
    if (value) return value.is;
    const version = currentVersions()[scope];
    const fresh = await read();
    // A change that came while reading may not be in what was read; inside a transaction, what was read may be undone.
    if (version === currentVersions()[scope] && !strapi.db.inTransaction()) value = { is: fresh };
    return fresh;
  };
}
