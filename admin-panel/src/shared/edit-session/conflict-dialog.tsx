import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type Merge } from './merge-versions.ts';

const defaultTexts = {
  text: 'Lo que escribiste no se perdió: todavía no se guardó nada.',
  choose: 'En estos datos cambiaron los dos. Elegí cuál queda:',
  merged: 'Sus cambios y los tuyos no se pisan: se guardan los dos.',
  mine: 'Lo tuyo',
  theirs: 'Lo que guardó la otra persona',
  cancel: 'Seguir editando',
  save: 'Guardar lo elegido',
};

export type ConflictingField = { path: string; name: string; mine: ReactNode; theirs: ReactNode };

type ConflictDialogProps = {
  title: string;
  /** Says who made the other change. */
  who?: string;
  fields: readonly ConflictingField[];
  onSave: (fieldsFromTheirs: ReadonlySet<string>) => void;
  onCancel: () => void;
  texts?: typeof defaultTexts;
  /** Offers to drop all of my edits, besides choosing field by field. */
  dropMine?: { label: string; onClick: () => void };
  children?: ReactNode;
};

export function ConflictDialog({
  title,
  who = '',
  fields,
  onSave,
  onCancel,
  texts = defaultTexts,
  dropMine,
  children,
}: ConflictDialogProps) {
  const [fromTheirs, setFromTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (path: string, theirs: boolean) =>
    setFromTheirs(new Set([...[...fromTheirs].filter((other) => other !== path), ...(theirs ? [path] : [])]));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onCancel()}
      title={title}
      description={`${who} ${texts.text}`.trim()}
      width="lg"
      footer={
        <>
          <Button variant={dropMine ? 'ghost' : 'secondary'} onClick={onCancel}>
            {texts.cancel}
          </Button>
          {dropMine && <Button onClick={dropMine.onClick}>{dropMine.label}</Button>}
          <Button variant="primary" onClick={() => onSave(fromTheirs)}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{fields.length === 0 ? texts.merged : texts.choose}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {fields.map((field) => (
          <li key={field.path}>
            <SideChoice
              field={field}
              labels={texts}
              theirs={fromTheirs.has(field.path)}
              onChoose={(theirs) => choose(field.path, theirs)}
            />
          </li>
        ))}
      </ul>
      {children}
    </Dialog>
  );
}

type SideChoiceProps = {
  field: ConflictingField;
  labels: Record<'mine' | 'theirs', string>;
  theirs: boolean;
  onChoose: (theirs: boolean) => void;
};

const SideChoice = ({ field, labels, theirs, onChoose }: SideChoiceProps) => (
  <fieldset className="rounded-panel border-line border p-3">
    <legend className="px-1 text-sm font-semibold">{field.name}</legend>
    {(['mine', 'theirs'] as const).map((side) => (
      <label key={side} htmlFor={`${field.path}-${side}`} className="flex gap-3 py-1.5">
        <input
          id={`${field.path}-${side}`}
          type="radio"
          name={field.path}
          checked={theirs === (side === 'theirs')}
          onChange={() => onChoose(side === 'theirs')}
          className="accent-wine-solid mt-1 size-4 shrink-0"
        />
        <span className="min-w-0 text-sm break-words whitespace-pre-wrap">
          <strong className="block">{labels[side]}</strong>
          {field[side]}
        </span>
      </label>
    ))}
  </fieldset>
);

type FieldConflictProps = {
  title: string;
  conflict: { merge: Pick<Merge<unknown>, 'conflicts'>; who: string } | null;
  nameOf: (path: string) => string;
  shown?: (path: string, value: unknown) => string;
  onSave: (fieldsFromTheirs: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Asks about each field in which an edit and the stored version differ. */
export const FieldConflict = ({
  conflict,
  nameOf,
  shown = (_path, value) => String(value),
  ...dialog
}: FieldConflictProps) => {
  const fields = conflict?.merge.conflicts.map(({ path, mine, theirs }) => ({
    path,
    name: nameOf(path),
    mine: shown(path, mine),
    theirs: shown(path, theirs),
  }));
  return fields && <ConflictDialog {...dialog} who={conflict?.who} fields={fields} />;
};
