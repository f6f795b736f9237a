import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const SYMBOLS = `${LETTERS}0123456789`;
const ID_LENGTH = 24;

/** A document id of the form that Strapi gives. */
export const newDocumentId = (): string =>
  Array.from({ length: ID_LENGTH }, (_, at) => (at ? SYMBOLS[randomInt(36)] : LETTERS[randomInt(26)])).join(
    '',
  );

/** The columns that Strapi keeps in every row, so that its panel reads ours as its own. */
export const newRow = (at: Date) => ({
  document_id: newDocumentId(),
  created_at: at,
  updated_at: at,
  published_at: at,
});

/** An instant as ISO text: SQLite hands over milliseconds, PostgreSQL a date. */
export const isoOf = (value: unknown): string => new Date(value as string | number | Date).toISOString();

/** An instant as ISO text, or null. */
export const isoOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : isoOf(value);

/** What a JSON column holds: both drivers hand it over as text. */
export function jsonOf<T>(value: unknown, fallback: T): T {
  if (value === null || value === undefined) return fallback;
  return (typeof value === 'string' ? JSON.parse(value) : value) as T;
}

/** A value for a JSON column. */
export const jsonText = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
