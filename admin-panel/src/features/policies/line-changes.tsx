import { diffLines, type LineChange } from './diff-lines.ts';
import { texts } from './texts.ts';

const LINE = 'block rounded px-2 py-1 break-words no-underline';

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
