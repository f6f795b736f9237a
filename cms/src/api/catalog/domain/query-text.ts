export type QueryValues = Record<string, string | string[]>;

const LIST_KEY = /^(.+?)\[\d{0,3}\]$/;
const MAX_PAIRS = 120;

/**
 * A query string as plain values: repeated names, `name[]` and `name[0]` make lists. Nested names stay as
 * they are written and mean nothing to anybody, so they cannot become filters.
 */
export function queryValues(queryText: string): QueryValues {
  const values: QueryValues = Object.create(null) as QueryValues;
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(queryText)) {
    if ((pairs += 1) > MAX_PAIRS) break;
    const listed = LIST_KEY.exec(name);
    const key = listed?.[1] ?? name;
    const before = values[key];
    if (before !== undefined) values[key] = [...(Array.isArray(before) ? before : [before]), value];
    else values[key] = listed ? [value] : value;
  }
  return { ...values };
}
