import type { Trx } from '../connection';
import { refusal } from './dialect';
import { ensureTriggers, type Trigger } from './triggers';

// Evidence: the policies that orders accepted, and what the owner decided about the opening.
const TABLES = ['policy_versions', 'opening_entries'];

const triggersOf = (table: string): Trigger[] =>
  (['update', 'delete'] as const).map((event) => ({
    name: `${table}_no_${event}`,
    table,
    event,
    statements: [refusal(`${table} is append-only`)],
  }));

/** Makes the database refuse every update and delete of evidence. */
export const ensureAppendOnly = (trx: Trx): Promise<void> => ensureTriggers(trx, TABLES.flatMap(triggersOf));
