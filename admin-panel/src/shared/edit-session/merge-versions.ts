type Plain = Record<string, unknown>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares plain data deeply; the order of an object's keys does not matter. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isEqual(item, b[i]));
  }
  if (!isPlain(a) || !isPlain(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isEqual(a[key], b[key]));
}

export type Difference = { path: string; mine: unknown; theirs: unknown };

/** Lists the paths where two versions differ; an array counts as one place. */
export function differences(mine: unknown, theirs: unknown, path = ''): Difference[] {
  if (isEqual(mine, theirs)) return [];
  if (!isPlain(mine) || !isPlain(theirs)) return [{ path, mine, theirs }];
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return keys.flatMap((key) => differences(mine[key], theirs[key], path ? `${path}.${key}` : key));
}

export type Merge<T> = { merged: T; conflicts: Difference[] };

/** Merges two edits of one base: takes each side's own changes; where both changed, keeps mine and lists a conflict. */
export function mergeVersions<T>(base: T, mine: T, theirs: T, path = ''): Merge<T> {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { merged: mine, conflicts: [] };
  if (isEqual(base, mine)) return { merged: theirs, conflicts: [] };
  if (!isPlain(base) || !isPlain(mine) || !isPlain(theirs)) {
    return { merged: mine, conflicts: [{ path, mine, theirs }] };
  }
  const merged: Plain = {};
  const conflicts: Difference[] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const part = mergeVersions(base[key], mine[key], theirs[key], path ? `${path}.${key}` : key);
    merged[key] = part.merged;
    conflicts.push(...part.conflicts);
  }
  return { merged: merged as T, conflicts };
}

export const editsWithoutConflict = (
  base: unknown,
  edited: unknown,
  conflicts: readonly Difference[],
): Difference[] =>
  differences(base, edited).filter(({ path }) => conflicts.every((conflict) => conflict.path !== path));

function withValueAt(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const object = target as Plain;
  return { ...object, [key]: withValueAt(object[key], rest, value) };
}

export const takeTheirs = <T>({ merged, conflicts }: Merge<T>, paths: ReadonlySet<string>): T =>
  conflicts
    .filter(({ path }) => paths.has(path))
    .reduce<T>((version, { path, theirs }) => withValueAt(version, path.split('.'), theirs) as T, merged);
