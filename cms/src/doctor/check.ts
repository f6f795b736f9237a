import type { Row } from '../database/connection';
import { type CheckId } from './texts';

/** Where two databases say the same thing in different words. */
export type Dialect = {
  name: 'SQLite' | 'PostgreSQL';
  /** The sequence at the end of an order's number, as a whole number. */
  sequenceOf: string;
  /** A moment as this database compares it with its columns. */
  moment: (at: Date) => unknown;
};

/** Asks the database; every question of one examination is answered from the same moment. */
export type Ask = (sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/**
 * A statement that must find nothing. What it finds is a fault: `name` tells what it is about, `found` and
 * `expected` what is there and what should be.
 */
export type Check = {
  id: CheckId;
  sql: string | ((dialect: Dialect) => string);
  values?: (dialect: Dialect, now: Date) => readonly unknown[];
};

export type Finding = { name: string; found?: unknown; expected?: unknown };
export type Findings = { id: CheckId; count: number; examples: Finding[] };

const EXAMPLES = 5;

/** What a list of findings comes to; null when there is none. */
export const findingsOf = (id: CheckId, found: readonly Finding[]): Findings | null =>
  found.length === 0 ? null : { id, count: found.length, examples: found.slice(0, EXAMPLES) };

/** Runs a check; null when all is well. */
export async function runCheck(
  check: Check,
  ask: Ask,
  dialect: Dialect,
  now: Date,
): Promise<Findings | null> {
  const sql = typeof check.sql === 'string' ? check.sql : check.sql(dialect);
  const values = check.values?.(dialect, now) ?? [];
  const examples = (await ask(`select * from (${sql}) as faults limit ${EXAMPLES}`, values)) as Finding[];
  if (examples.length < EXAMPLES) return findingsOf(check.id, examples);
  const [all] = await ask(`select count(*) as count from (${sql}) as faults`, values);
  return { id: check.id, count: Number(all?.count), examples };
}
