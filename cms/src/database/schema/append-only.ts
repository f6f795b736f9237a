import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTriggers, type Trigger } from './triggers';

// Evidence: what was decided stays as it was, whoever writes to the database.
const TABLES = ['opening_entries'];

const refuse = (table: string): string =>
  onPostgres()
    ? `raise exception '${table} is append-only'`
    : `select raise(abort, '${table} is append-only')`;

const triggersOf = (table: string): Trigger[] =>
  (['update', 'delete'] as const).map((event) => ({
    ...{ table, event },
    name: `${table}_append_only_${event}`,
    statements: [refuse(table)],
  }));

/** Lets nobody change or delete the rows of append-only tables. */
export async function ensureAppendOnly(trx: Trx): Promise<void> {
  await ensureTriggers(trx, TABLES.flatMap(triggersOf));
}
