import { type Merge } from './merge-contents.ts';

function withValueAt(target: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const object = target as Record<string, unknown>;
  return { ...object, [key]: withValueAt(object[key], rest, value) };
}

/** The merged content, with the other side's value in each conflict chosen for them. */
export const withChoices = <T>({ merged, conflicts }: Merge<T>, theirs: ReadonlySet<string>): T =>
  conflicts
    .filter(({ path }) => theirs.has(path))
    .reduce<T>(
      (content, conflict) => withValueAt(content, conflict.path.split('.'), conflict.theirs) as T,
      merged,
    );
