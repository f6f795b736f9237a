import { couldBeFilled } from './filled-text';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// An item of a list is named by the first of these that it has.
const IDENTITIES = ['id', 'name', 'category', 'size', 'title'];

function identityOf(item: unknown): string | undefined {
  if (!isFields(item)) return typeof item === 'string' ? item : undefined;
  const key = IDENTITIES.find((name) => typeof item[name] === 'string' && item[name] !== '');
  return key && `${key}:${String(item[key])}`;
}

type List = readonly unknown[];

/** Returns the place of the stored item that a sent one replaces; -1 for a new one. */
function placeOf(item: unknown, i: number, sent: List, shown: List, stored: List): number {
  const identity = identityOf(item);
  if (identity !== undefined) {
    for (const list of [shown, stored]) {
      const at = list.map(identityOf).indexOf(identity);
      // Of twins the item in the same place is meant.
      if (at >= 0) return identityOf(list[i]) === identity ? i : at;
    }
  }
  return sent.length === stored.length ? i : -1;
}

function mergeList(sent: List, stored: List, shown: List): unknown[] {
  return sent.map((item, i) => {
    const at = placeOf(item, i, sent, shown, stored);
    return at < 0 ? item : mergeContent(item, stored[at], shown[at]);
  });
}

const isOlderText = (sent: unknown, stored: unknown, shown: unknown): boolean =>
  typeof sent === 'string' && typeof stored === 'string' && stored !== shown && couldBeFilled(sent, stored);

/**
 * Returns what a save stores: sent fields over the stored ones, at every depth; a sent list replaces the stored list.
 * A text that is sent as people are shown it, or were shown it before its facts changed, keeps its variables.
 */
export function mergeContent(sent: unknown, stored: unknown, shown: unknown): unknown {
  if (sent === undefined || sent === shown || isOlderText(sent, stored, shown)) return stored;
  if (Array.isArray(sent) && Array.isArray(stored) && Array.isArray(shown))
    return mergeList(sent, stored, shown);
  if (!isFields(sent) || !isFields(stored) || !isFields(shown)) return sent;
  const fields = Object.entries(sent).map(([key, field]) => [
    key,
    mergeContent(field, stored[key], shown[key]),
  ]);
  return { ...stored, ...Object.fromEntries(fields) };
}
