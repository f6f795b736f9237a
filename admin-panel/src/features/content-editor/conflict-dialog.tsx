import { type SiteContentInput } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Difference, type Merge } from './merge-contents.ts';
import { texts } from './texts.ts';
import { withChoices } from './with-choices.ts';

const t = texts.conflict;

type Props = {
  merge: Merge<SiteContentInput>;
  onSave: (content: SiteContentInput) => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
};

const readable = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 1);

/** Someone else saved first: shows what both changed and joins the two edits without losing either. */
export function ConflictDialog({ merge, onSave, onTakeTheirs, onCancel }: Props) {
  const [takenFromTheirs, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, theirs: boolean) => {
    const next = new Set(takenFromTheirs);
    if (theirs) next.add(path);
    else next.delete(path);
    setTaken(next);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={t.title}
      description={t.text}
      width="lg"
      footer={
        <>
          <Button variant="ghost" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button onClick={onTakeTheirs}>{t.takeAll}</Button>
          <Button variant="primary" onClick={() => onSave(withChoices(merge, takenFromTheirs))}>
            {t.saveMerged}
          </Button>
        </>
      }
    >
      <p>{merge.conflicts.length === 0 ? t.merged : t.conflicts}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {merge.conflicts.map((conflict) => (
          <li key={conflict.path}>
            <ConflictChoice
              conflict={conflict}
              theirs={takenFromTheirs.has(conflict.path)}
              onChoose={(theirs) => choose(conflict.path, theirs)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type ChoiceProps = { conflict: Difference; theirs: boolean; onChoose: (theirs: boolean) => void };

const ConflictChoice = ({ conflict, theirs, onChoose }: ChoiceProps) => (
  <fieldset className="rounded-panel border-line border p-3">
    <legend className="px-1 font-mono text-xs">{conflict.path}</legend>
    {(['mine', 'theirs'] as const).map((side) => (
      <label key={side} htmlFor={`${conflict.path}-${side}`} className="flex gap-3 py-1.5">
        <input
          id={`${conflict.path}-${side}`}
          type="radio"
          name={conflict.path}
          checked={theirs === (side === 'theirs')}
          onChange={() => onChoose(side === 'theirs')}
          className="accent-wine-solid mt-1 size-4"
        />
        <span className="min-w-0 text-sm break-words whitespace-pre-wrap">
          <strong className="block">{t[side]}</strong>
          {readable(conflict[side])}
        </span>
      </label>
    ))}
  </fieldset>
);
