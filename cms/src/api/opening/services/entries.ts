import type { Connection, Trx } from '../../../database/connection';
import { records, type NewRecord } from '../../../database/gateway/records';
import { announceChange } from '../../../platform/changes/changes';
import { cachedFor } from '../../../platform/changes/cached-value';
import { currentActor } from '../../../platform/access/current-actor';
import { audit } from '../../../platform/access/audit-log';
import { decisionsOf, type Decisions } from '../domain/decisions';

export const entriesIn = (db: Connection | Trx) => records('api::opening.opening-entry', db);

export const readDecisions = async (db: Connection | Trx): Promise<Decisions> =>
  decisionsOf(await entriesIn(db).many({}, { orderBy: ['id'] }));

/** Reads whether the shop is open, and the owner's notice, which every request needs. */
export const currentDecisions = cachedFor('shop', () => readDecisions(strapi.db.connection));

type NewEntry = Omit<NewRecord<'api::opening.opening-entry'>, 'at' | 'actor'>;

/** Adds a decision in the name of the current actor, audits it and tells every process once it is committed. */
export async function addEntry(trx: Trx, entry: NewEntry): Promise<void> {
  await entriesIn(trx).insert({ ...entry, at: new Date(), actor: currentActor().name });
  const { action, ...facts } = entry;
  await audit({ action: `opening-${action}`, after: facts });
  await announceChange('shop');
}
