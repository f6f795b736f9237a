import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { type Difference } from '#shared/edit-session/merge-versions.ts';
import { fieldName, readableValue } from '../fields/field-names.ts';
import { texts } from '../texts.ts';
import { type ContentConflict } from './use-content-editor.ts';

const { myEdits, theirEdits, dropMine, title, ...dialogTexts } = texts.conflict;

type ContentConflictDialogProps = {
  conflict: ContentConflict;
  who: string;
  onSave: (fieldsFromTheirs: ReadonlySet<string>) => void;
  onDropMine: () => void;
  onCancel: () => void;
};

export const ContentConflictDialog = ({
  conflict,
  who,
  onSave,
  onDropMine,
  onCancel,
}: ContentConflictDialogProps) => (
  <ConflictDialog
    title={title}
    who={who}
    texts={dialogTexts}
    fields={conflict.merge.conflicts.map(({ path, mine, theirs }) => ({
      path,
      name: fieldName(path),
      mine: readableValue(mine),
      theirs: readableValue(theirs),
    }))}
    onSave={onSave}
    onCancel={onCancel}
    dropMine={{ label: dropMine, onClick: onDropMine }}
  >
    <Edits heading={theirEdits} edits={conflict.theirEdits} />
    <Edits heading={myEdits} edits={conflict.myEdits} />
  </ConflictDialog>
);

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
