import { isChatEvent } from '@shop/contract';
import { type FormEvent } from 'react';
import { ConflictDialog } from '#shared/edit-session/conflict-dialog.tsx';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextareaField, TextField } from '#ui/form/text-field.tsx';
import { texts } from './texts.ts';
import { type TemplateText } from './use-drafts.ts';
import { useTemplateForm, type TemplateEdit } from './use-template-form.ts';

const Variables = ({ names }: { names: readonly string[] }) => (
  <div>
    <p className="text-sm font-semibold">{texts.variables}</p>
    <p className="text-sm break-words text-muted">{names.map((name) => `{${name}}`).join('  ')}</p>
  </div>
);

type ActionsProps = { isSaving: boolean; isDirty: boolean; isChanged: boolean; onReset: () => void };

const Actions = ({ isSaving, isDirty, isChanged, onReset }: ActionsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" variant="primary" busy={isSaving} busyLabel={texts.saving} disabled={!isDirty}>
      {texts.save}
    </Button>
    {isChanged && (
      <Button disabled={isSaving} onClick={onReset}>
        {texts.reset}
      </Button>
    )}
  </div>
);

type FieldsProps = {
  values: TemplateText;
  hasSubject: boolean;
  errorOf: (path: string) => string | undefined;
  onValues: (values: TemplateText) => void;
};

const Fields = ({ values, hasSubject, errorOf, onValues }: FieldsProps) => (
  <>
    {hasSubject && (
      <TextField
        label={texts.subject}
        hint={texts.subjectHint}
        error={errorOf('subject')}
        value={values.subject}
        maxLength={150}
        onValue={(subject) => onValues({ ...values, subject })}
      />
    )}
    <TextareaField
      label={texts.text}
      hint={texts.textHint}
      error={errorOf('text')}
      value={values.text}
      rows={12}
      maxLength={4000}
      onValue={(text) => onValues({ ...values, text })}
    />
  </>
);

/** Form of one message: subject, text and its variables. */
export function TemplateForm(edit: TemplateEdit) {
  const { template, draft, onDraft } = edit;
  const { fault, conflict, ...form } = useTemplateForm(edit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      <Fields
        values={draft.values}
        hasSubject={!isChatEvent(template.event)}
        errorOf={(path) => (fault?.path === path ? fault.message : undefined)}
        onValues={(values) => onDraft({ ...draft, values })}
      />
      <Variables names={template.variables} />
      {fault && fault.path !== 'subject' && fault.path !== 'text' && <ErrorNotice message={fault.message} />}
      <Actions
        isSaving={form.isSaving}
        isDirty={!isEqual(draft.values, draft.baseVersion)}
        isChanged={template.isChanged}
        onReset={form.reset}
      />
      {conflict && (
        <ConflictDialog
          title={texts.conflictTitle}
          fields={conflict.merge.conflicts.map(({ path, mine, theirs }) => ({
            path,
            name: path === 'subject' ? texts.subject : texts.text,
            mine: String(mine),
            theirs: String(theirs),
          }))}
          onSave={form.saveMerged}
          onCancel={form.keepEditing}
        />
      )}
    </form>
  );
}
