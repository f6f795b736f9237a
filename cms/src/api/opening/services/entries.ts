import type { Row, Trx } from '../../../database/connection';
import { isoOf, newRow } from '../../../database/rows';
import { announceChange } from '../../../platform/changes/changes';
import { cachedFor } from '../../../platform/changes/cached-value';
import { currentActor } from '../../../platform/access/current-actor';
import { audit } from '../../../platform/access/audit-log';
import { decisionsOf, type Action, type Decisions, type OpeningEntry } from '../domain/decisions';

export const OPENING_ENTRIES = 'opening_entries';

const textOf = (value: unknown): string => (value as string | null) ?? '';

const asEntry = (row: Row): OpeningEntry => ({
  action: row.action as string,
  actor: textOf(row.actor),
  at: isoOf(row.at),
  checkKey: textOf(row.check_key),
  title: textOf(row.title),
  text: textOf(row.text),
});

export async function readDecisions(db: Trx | typeof strapi.db.connection): Promise<Decisions> {
  const rows: Row[] = await db(OPENING_ENTRIES).orderBy('id');
  return decisionsOf(rows.map(asEntry));
}

/** Reads whether the shop is open, and the owner's notice, which every request needs. */
export const currentDecisions = cachedFor('shop', () => readDecisions(strapi.db.connection));

type NewEntry = { action: Action; checkKey?: string; title?: string; text?: string };

export const insertEntry = (trx: Trx, { action, checkKey, title, text }: NewEntry, actor: string) => {
  const at = new Date();
  return trx(OPENING_ENTRIES).insert({ ...newRow(at), at, actor, action, check_key: checkKey, title, text });
};

/** Adds a decision in the name of the current actor, audits it and tells every process once it is committed. */
export async function addEntry(trx: Trx, entry: NewEntry): Promise<void> {
  await insertEntry(trx, entry, currentActor().name);
  const { action, ...facts } = entry;
  await audit({ action: `opening-${action}`, after: facts });
  await announceChange('shop');
}
