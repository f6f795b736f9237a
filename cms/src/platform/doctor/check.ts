import { HOUR_MS } from '@shop/contract';
import type { Row } from '../../database/connection';
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

/** What a check that is more than one statement gets to look at. */
export type Examination = { ask: Ask; dataDir: string; now: Date };
export type CustomCheck = (examination: Examination) => Promise<(Findings | null)[]>;

/** The checks that an API brings: statements, code that reads tables, and code that reads files. */
export type ApiChecks = {
  statements?: readonly Check[];
  tables?: readonly CustomCheck[];
  files?: readonly CustomCheck[];
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

type Total = { label: string; keys: string; stored: string; counted: string };

/**
 * Returns a check of a total that is stored apart from the rows it counts. The keys are spelled alike in both
 * tables; `stored` and `counted` select the columns `stored` and `counted`.
 */
export const totalCheck = ({ label, keys, stored, counted }: Total): Check => ({
  id: 'count-is-not-its-rows',
  sql:
    `select '${label} ' || k as name, sum(stored) as found, sum(counted) as expected from ` +
    `(select ${keys} as k, ${stored} union all select ${keys} as k, ${counted}) as both_counts ` +
    'group by k having sum(stored) <> sum(counted)',
});

/** Returns the moment of so many milliseconds ago as the value of a statement. */
export const ago = (milliseconds: number) => (dialect: Dialect, now: Date) => [
  dialect.moment(new Date(now.getTime() - milliseconds)),
];

/** Rows that a job deletes every hour may be this much older than their limit. */
export const SWEEP_GRACE_MS = 2 * HOUR_MS;
