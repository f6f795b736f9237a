import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import { onPostgres } from '../../settings/environment';

export const changeScopes = ['catalog', 'content', 'shop'] as const;
export type ChangeScope = (typeof changeScopes)[number];
export type Versions = Record<ChangeScope, number>;

/** The PostgreSQL channel on which the processes tell each other. */
export const CHANGE_CHANNEL = 'shop_changes';
/** Names this process in the messages it sends, so that it does not hear itself. */
export const PROCESS_ID = randomUUID();

// They start at the clock so that a restarted process never repeats the versions of the one before.
const firstVersion = Date.now();
const versions: Versions = { catalog: firstVersion, content: firstVersion, shop: firstVersion };
const emitter = new EventEmitter().setMaxListeners(0);

/** The version of each scope now. */
export const currentVersions = (): Versions => ({ ...versions });

/** Hears every committed change, whichever process made it. Answers how to stop listening. */
export function onChange(listener: (scope: ChangeScope) => void): () => void {
  emitter.on('change', listener);
  return () => void emitter.off('change', listener);
}

/** Counts a change in this process and tells everybody who listens here. */
export function noteChange(scope: ChangeScope): void {
  versions[scope] += 1;
  emitter.emit('change', scope);
}

/** Runs when the current transaction has committed, or at once outside of one; never after a rollback. */
export function onCommit(callback: () => void): void {
  if (!strapi.db.inTransaction()) return callback();
  void strapi.db.transaction(({ onCommit: afterCommit }) => afterCommit(callback));
}

/**
 * Says that what shoppers see of a scope has changed. Call it inside the transaction of the change:
 * listeners hear it after the commit and not at all after a rollback.
 */
export async function announceChange(scope: ChangeScope): Promise<void> {
  onCommit(() => noteChange(scope));
  if (!onPostgres()) return;
  const sql = strapi.db.connection.raw('select pg_notify(?, ?)', [CHANGE_CHANNEL, `${PROCESS_ID} ${scope}`]);
  if (!strapi.db.inTransaction()) return void (await sql);
  await strapi.db.transaction(({ trx }) => sql.transacting(trx));
}
