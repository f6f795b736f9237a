type QueryValues = Record<string, string | string[]>;

const LIST_KEY = /^(.+?)\[\d{0,3}\]$/;
const MAX_PAIRS = 120;

/** Parses a query string; repeated names, `name[]` and `name[0]` make lists, nested names match no filter. */
export function parseQueryString(queryText: string): QueryValues {
  const values: QueryValues = Object.create(null) as QueryValues;
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(queryText)) {
    if ((pairs += 1) > MAX_PAIRS) break;
    const listed = LIST_KEY.exec(name);
    const key = listed?.[1] ?? name;
    const previous = values[key];
    if (previous !== undefined) values[key] = [...(Array.isArray(previous) ? previous : [previous]), value];
    else values[key] = listed ? [value] : value;
  }
  return { ...values };
}
