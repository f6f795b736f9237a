type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality of plain data; the order of an object's keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => same(a[key], b[key]));
}

export type Difference = { path: string; mine: unknown; theirs: unknown };

/** Every place where two contents differ; a list counts as one place. */
export function differences(mine: unknown, theirs: unknown, path = ''): Difference[] {
  if (same(mine, theirs)) return [];
  if (!isPlain(mine) || !isPlain(theirs)) return [{ path, mine, theirs }];
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return keys.flatMap((key) => differences(mine[key], theirs[key], path ? `${path}.${key}` : key));
}

export type Merge<T> = { merged: T; conflicts: Difference[] };

/**
 * Joins two edits of one content: what only one side changed is taken from that side; what both changed stays mine
 * and is listed as a conflict.
 */
export function mergeContents<T>(base: T, mine: T, theirs: T, path = ''): Merge<T> {
  if (same(mine, theirs) || same(base, theirs)) return { merged: mine, conflicts: [] };
  if (same(base, mine)) return { merged: theirs, conflicts: [] };
  if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) {
    return { merged: mine, conflicts: [{ path, mine, theirs }] };
  }
  const merged: Plain = {};
  const conflicts: Difference[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const part = mergeContents(base[key], mine[key], theirs[key], path ? `${path}.${key}` : key);
    merged[key] = part.merged;
    conflicts.push(...part.conflicts);
  }
  return { merged: merged as T, conflicts };
}

/** What one side changed on its own: everything but the places that both changed. */
export const editsOf = (base: unknown, edited: unknown, conflicts: readonly Difference[]): Difference[] =>
  differences(base, edited).filter(({ path }) => conflicts.every((conflict) => conflict.path !== path));
