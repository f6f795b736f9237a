import { type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';
import { SideChoice } from './side-choice.tsx';
import { texts } from '../texts.ts';

/** Something that somebody else changed while it was being changed here. */
export type TwoSided = { key: string; name: string; mine: ReactNode; theirs: ReactNode };

type StaleDialogProps = {
  title: string;
  changes: readonly TwoSided[];
  /** Saves, with theirs where it was chosen. */
  onSave: (takenFromTheirs: ReadonlySet<string>) => void;
  /** Back to the form, which is as it was typed. */
  onCancel: () => void;
};

const t = texts.stale;

/** Somebody else saved first: shows both sides of each field, and saves what is chosen. */
export function StaleDialog({ title, changes, onSave, onCancel }: StaleDialogProps) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (key: string, theirs: boolean) =>
    setTaken(new Set([...[...taken].filter((one) => one !== key), ...(theirs ? [key] : [])]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      description={t.text}
      width="lg"
      footer={
        <>
          <Button onClick={onCancel}>{t.cancel}</Button>
          <Button variant="primary" onClick={() => onSave(taken)}>
            {t.save}
          </Button>
        </>
      }
    >
      <p>{changes.length === 0 ? t.joined : t.choose}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {changes.map(({ key, name, ...sides }) => (
          <li key={key}>
            <SideChoice
              id={`stale-${key}`}
              name={name}
              labels={t}
              sides={sides}
              theirs={taken.has(key)}
              onChoose={(theirs) => choose(key, theirs)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
