import { randomInt } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Knex } from 'knex';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SYMBOLS = `${LETTERS}0123456789`;
const ID_LENGTH = 24;

export const newDocumentId = (): string =>
  Array.from({ length: ID_LENGTH }, (_, at) => (at ? SYMBOLS[randomInt(36)] : LETTERS[randomInt(26)])).join(
    '',
  );

export const newRow = (at: Date) => ({
  document_id: newDocumentId(),
  created_at: at,
  updated_at: at,
  published_at: at,
});

/** Returns a time as ISO text: SQLite stores milliseconds, PostgreSQL a date. */
export const isoOf = (value: unknown): string => new Date(value as string | number | Date).toISOString();

export const isoOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : isoOf(value);

export const jsonText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** Returns how many rows a query finds. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count('* as total');
  return Number(row?.total ?? 0);
}

/** Groups a list, which keeps its order, by a key of each. */
export function groupBy<T, K>(list: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

// SQLite accepts 32,766 values per statement; the shop's tables have at most 60 columns.
const ROWS_PER_STATEMENT = 500;

/** Splits rows, ids or addresses into as many as one statement takes. */
export const inBatches = <T>(all: readonly T[], size = ROWS_PER_STATEMENT): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** Works on batches one after another and lets requests be answered in between; SQLite's calls do not. */
export async function eachBatch<T>(
  all: readonly T[],
  size: number,
  work: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (const batch of inBatches(all, size)) {
    await work(batch);
    await yieldToEventLoop();
  }
}
