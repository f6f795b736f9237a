import { type SiteContentInput } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SideChoice } from '#ui/overlay/side-choice.tsx';
import { fieldName, readableValue } from '../fields/field-names.ts';
import { type Difference } from './merge-contents.ts';
import { texts } from '../texts.ts';
import { type Conflict } from './use-content-editor.ts';
import { withChoices } from './with-choices.ts';

const t = texts.conflict;

type Props = {
  conflict: Conflict;
  onSave: (content: SiteContentInput) => void;
  onTakeTheirs: () => void;
  onCancel: () => void;
};

/** Someone else saved first: shows what each side changed and joins the two edits without losing either. */
export function ConflictDialog({ conflict, onSave, onTakeTheirs, onCancel }: Props) {
  const { merge, myEdits, theirEdits } = conflict;
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
        {merge.conflicts.map((difference) => (
          <li key={difference.path}>
            <ConflictChoice
              conflict={difference}
              theirs={takenFromTheirs.has(difference.path)}
              onChoose={(theirs) => choose(difference.path, theirs)}
            />
          </li>
        ))}
      </ul>
      <Edits heading={t.theirEdits} edits={theirEdits} />
      <Edits heading={t.myEdits} edits={myEdits} />
    </Dialog>
  );
}

function Edits({ heading, edits }: { heading: string; edits: readonly Difference[] }) {
  if (edits.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">{heading}</h3>
      <dl className="mt-1">
        {edits.map(({ path, theirs }) => (
          <div key={path} className="border-line border-t py-2">
            <dt className="text-muted text-xs">{fieldName(path)}</dt>
            <dd className="text-sm break-words whitespace-pre-line">{readableValue(theirs)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ChoiceProps = { conflict: Difference; theirs: boolean; onChoose: (theirs: boolean) => void };

const ConflictChoice = ({ conflict, theirs, onChoose }: ChoiceProps) => (
  <SideChoice
    id={conflict.path}
    name={fieldName(conflict.path)}
    labels={t}
    sides={{ mine: readableValue(conflict.mine), theirs: readableValue(conflict.theirs) }}
    theirs={theirs}
    onChoose={onChoose}
  />
);
