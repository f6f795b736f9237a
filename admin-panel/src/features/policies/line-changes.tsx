import { texts } from './texts.ts';

type LineChange = { type: 'added' | 'removed'; text: string };

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

// lengths[i][j] is the length of the longest common subsequence of before[i..] and after[j..].
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i]!, lengths[i + 1]!];
      row[j] = before[i] === after[j] ? below[j + 1]! + 1 : Math.max(below[j]!, row[j + 1]!);
    }
  return lengths;
}

/** Returns the lines that were removed and added between two texts, in their order; empty lines do not count. */
export function diffLines(before: string, after: string): LineChange[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lengths = commonLengths(old, now);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) [i, j] = [i + 1, j + 1];
    else if (j >= now.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      changes.push({ type: 'removed', text: old[i++]! });
    else changes.push({ type: 'added', text: now[j++]! });
  }
  return changes;
}

const LINE = 'block rounded-sm px-2 py-1 break-words no-underline';

const Line = ({ type, text }: LineChange) =>
  type === 'added' ? (
    <ins className={`${LINE} bg-success-soft`}>
      <span className="sr-only">{texts.added} </span>
      <span aria-hidden="true">{'+ '}</span>
      {text}
    </ins>
  ) : (
    <del className={`${LINE} bg-danger-soft line-through`}>
      <span className="sr-only">{texts.removed} </span>
      <span aria-hidden="true">{'− '}</span>
      {text}
    </del>
  );

/** Lists the lines in which a text differs from the one before. */
export function LineChanges({ before, after }: { before: string; after: string }) {
  const changes = diffLines(before, after);
  if (changes.length === 0) return <p className="text-sm text-muted">{texts.noChanges}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {changes.map((change, at) => (
        <li key={at}>
          <Line {...change} />
        </li>
      ))}
    </ul>
  );
}
