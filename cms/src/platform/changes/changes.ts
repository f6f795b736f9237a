import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { onPostgres } from '../../settings/environment';

export const changeScopes = ['catalog', 'content', 'shop'] as const;
export type ChangeScope = (typeof changeScopes)[number];
type Versions = Record<ChangeScope, number>;

export const CHANGE_CHANNEL = 'shop_changes';
/** Identifies this process in its messages, so that it can skip its own. */
export const PROCESS_ID = randomUUID();

// Starting at the clock keeps a restarted process from repeating the versions of the one before.
const firstVersion = Date.now();
const versions: Versions = { catalog: firstVersion, content: firstVersion, shop: firstVersion };
const emitter = new EventEmitter().setMaxListeners(0);

export const currentVersions = (): Versions => ({ ...versions });

/** Listens to committed changes of all processes; returns a function that stops listening. */
export function onChange(listener: (scope: ChangeScope) => void): () => void {
  emitter.on('change', listener);
  return () => void emitter.off('change', listener);
}

export function publishChange(scope: ChangeScope): void {
  versions[scope] += 1;
  emitter.emit('change', scope);
}

/** Runs a callback after the current transaction has committed, or now outside of one; never after a rollback. */
export function onCommit(callback: () => void): void {
  if (!strapi.db.inTransaction()) return callback();
  void strapi.db.transaction(({ onCommit: afterCommit }) => afterCommit(callback));
}

const changedIn = new WeakMap<object, Set<ChangeScope>>();

/** Returns whether the current transaction has changed a scope: cached values are then older than what it reads. */
export async function isChangedHere(scope: ChangeScope): Promise<boolean> {
  if (!strapi.db.inTransaction()) return false;
  return strapi.db.transaction(async ({ trx }) => changedIn.get(trx)?.has(scope) ?? false);
}

/** Announces a change of a scope to all processes once the transaction of the change has committed. */
export async function announceChange(scope: ChangeScope): Promise<void> {
  onCommit(() => publishChange(scope));
  const notify = () =>
    strapi.db.connection.raw('select pg_notify(?, ?)', [CHANGE_CHANNEL, `${PROCESS_ID} ${scope}`]);
  if (!strapi.db.inTransaction()) return void (onPostgres() && (await notify()));
  await strapi.db.transaction(async ({ trx }) => {
    changedIn.set(trx, new Set(changedIn.get(trx)).add(scope));
    if (onPostgres()) await notify().transacting(trx);
  });
}
