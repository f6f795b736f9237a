import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { type Difference } from '#shared/edit-session/merge-versions.ts';
import { texts } from './texts.ts';

type TemplateConflictDialogProps = {
  conflicts: readonly Difference[];
  onSave: (fieldsFromTheirs: ReadonlySet<string>) => void;
  onCancel: () => void;
};

/** Choice between both sides of an edit conflict of a message's text. */
export const TemplateConflictDialog = ({ conflicts, onSave, onCancel }: TemplateConflictDialogProps) => (
  <ConflictDialog
    title={texts.conflictTitle}
    fields={conflicts.map(({ path, mine, theirs }) => ({
      path,
      name: path === 'subject' ? texts.subject : texts.text,
      mine: String(mine),
      theirs: String(theirs),
    }))}
    onSave={onSave}
    onCancel={onCancel}
  />
);
