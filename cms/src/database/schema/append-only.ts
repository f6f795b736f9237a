import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTriggers, type Trigger } from './triggers';

// Evidence: the policies that orders accepted, and what the owner decided about the opening.
const TABLES = ['policy_versions', 'opening_entries'];

const refusal = (table: string): string => {
  const message = `${table} is append-only`;
  return onPostgres() ? `raise exception '${message}'` : `select raise(abort, '${message}')`;
};

const triggersOf = (table: string): Trigger[] =>
  (['update', 'delete'] as const).map((event) => ({
    ...{ name: `${table}_no_${event}`, table, event },
    statements: [refusal(table)],
  }));

/** Makes the database refuse every update and delete of evidence. */
export const ensureAppendOnly = (trx: Trx): Promise<void> => ensureTriggers(trx, TABLES.flatMap(triggersOf));
