import { DAY_MS, HOUR_MS } from '@shop/contract';
import type { Row } from '../../database/connection';
import { type CheckId } from './texts';

export type Dialect = {
  name: 'SQLite' | 'PostgreSQL';
  /** SQL of the sequence number at the end of an order's number. */
  sequenceOf: string;
  /** Converts a time to what this database compares with its columns. */
  moment: (at: Date) => unknown;
};

export type Ask = (sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** SQL that must find nothing: each row is a fault with the columns `name`, `found` and `expected`. */
export type Statement =
  string | ((dialect: Dialect, now: Date) => { sql: string; values?: readonly unknown[] });
export type Statements = Readonly<Partial<Record<CheckId, Statement | readonly Statement[]>>>;

export type Examination = { ask: Ask; dialect: Dialect; dataDir: string; now: Date };
export type CustomCheck = (examination: Examination) => Promise<(Findings | null)[]>;

export type ApiChecks = {
  statements?: Statements;
  tables?: readonly CustomCheck[];
  files?: readonly CustomCheck[];
};

export type Finding = { name: string; found?: unknown; expected?: unknown };
export type Findings = { id: CheckId; count: number; examples: Finding[] };

const EXAMPLES = 5;

export const findingsOf = (id: CheckId, found: readonly Finding[]): Findings | null =>
  found.length === 0 ? null : { id, count: found.length, examples: found.slice(0, EXAMPLES) };

export async function runStatement(
  id: CheckId,
  statement: Statement,
  { ask, dialect, now }: { ask: Ask; dialect: Dialect; now: Date },
): Promise<Findings | null> {
  const { sql, values = [] } = typeof statement === 'string' ? { sql: statement } : statement(dialect, now);
  const examples = (await ask(`select * from (${sql}) as faults limit ${EXAMPLES}`, values)) as Finding[];
  if (examples.length < EXAMPLES) return findingsOf(id, examples);
  const [all] = await ask(`select count(*) as count from (${sql}) as faults`, values);
  return { id, count: Number(all?.count), examples };
}

type Total = { label: string; keys: string; stored: string; counted: string };

/** Returns the check that a stored total equals the rows it counts; both tables have the columns of `keys`. */
export const totalCheck = ({ label, keys, stored, counted }: Total): Statement =>
  `select '${label} ' || k as name, sum(stored) as found, sum(counted) as expected from ` +
  `(select ${keys} as k, ${stored} union all select ${keys} as k, ${counted}) as both_counts ` +
  'group by k having sum(stored) <> sum(counted)';

/** Returns a statement whose one value is the time of so many milliseconds ago. */
export const olderThan =
  (milliseconds: number, sql: string): Statement =>
  (dialect, now) => ({ sql, values: [dialect.moment(new Date(now.getTime() - milliseconds))] });

/** Rows may be this much older than their limit, because a job deletes them once an hour. */
export const SWEEP_GRACE_MS = 2 * HOUR_MS;
/** Allows for the nightly sweep of the retention, which deletes up to a day late. */
export const NIGHTLY_SWEEP_GRACE_MS = DAY_MS + SWEEP_GRACE_MS;
