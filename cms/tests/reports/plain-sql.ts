import type { Knex } from 'knex';

// The reports' figures by plain SQL, one statement per figure, apart from the shop's code: nothing is grouped, days are
// instants, and the day of an order is that of its creation.

export type Range = { from: string; to: string };
export type Cell = string | number | null;
export type Figures = {
  rows: Cell[][];
  total: Cell[] | null;
  previousTotal: Cell[] | null;
  /** Labels of the columns, where they depend on the rows. */
  columns?: string[];
};
export type Value = string | number | boolean | Date;

const DAY = 86_400_000;

/** Returns the first instant of a day in Argentina. */
export const midnight = (day: string): Date => new Date(`${day}T03:00:00.000Z`);
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
export const daysIn = ({ from, to }: Range): string[] =>
  from > to ? [] : [from, ...daysIn({ from: dayAfter(from), to })];
/** Returns the same days of the month before for days of one month from its first, else as many days before. */
export function periodBefore({ from, to }: Range): Range {
  const last = dayAfter(from, -1);
  if (!from.endsWith('-01') || from === to || from.slice(0, 7) !== to.slice(0, 7))
    return { from: dayAfter(from, -daysIn({ from, to }).length), to: last };
  const month = daysIn({ from: `${last.slice(0, 7)}-01`, to: last });
  const isWhole = dayAfter(to).endsWith('-01');
  return { from: month[0]!, to: (isWhole ? undefined : month[Number(to.slice(8)) - 1]) ?? last };
}

/** Returns the first row of a statement, with every column as a number. */
export async function figures(db: Knex, sql: string, values: Value[] = []): Promise<Record<string, number>> {
  const answer = await db.raw(sql, values);
  const [row] = (Array.isArray(answer) ? answer : answer.rows) as Record<string, unknown>[];
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, Number(value ?? 0)]));
}

/** Returns the values of a statement with one column. */
export async function column(db: Knex, sql: string, values: Value[] = []): Promise<unknown[]> {
  const answer = await db.raw(sql, values);
  const rows = (Array.isArray(answer) ? answer : answer.rows) as Record<string, unknown>[];
  return rows.map((row) => Object.values(row)[0]);
}

export const instants = ({ from, to }: Range): Date[] => [midnight(from), midnight(dayAfter(to))];
export const add = (a: Cell[], b: Cell[]): Cell[] => a.map((one, at) => Number(one) + Number(b[at]));
export const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((2000 * part + whole) / (2 * whole)) / 10;

export const MADE = 'o.deleted_at is null and o.created_at >= ? and o.created_at < ?';
export const NOT_CANCELLED = `${MADE} and o.order_status <> 'cancelled'`;
export const KEPT = `${NOT_CANCELLED} and o.order_status <> 'refunded'`;
