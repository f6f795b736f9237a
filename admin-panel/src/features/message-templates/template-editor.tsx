import {
  defaultMessages,
  isChatEvent,
  type MessageEvent,
  saveMessageTemplate,
  staleTemplateSchema,
  type StoredMessageTemplate,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { FieldConflict } from '#shared/edit-session/conflict-dialog.tsx';
import { isEqual, type Merge, mergeVersions, takeTheirs } from '#shared/edit-session/merge-versions.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TextareaField, TextField } from '#ui/form/text-field.tsx';
import { templatesQuery } from './queries.ts';
import { texts } from './texts.ts';
import { type TemplateDraft, type TemplateText, textOf } from './use-drafts.ts';

type Fault = { path: string; message: string };
type Conflict = { merge: Merge<TemplateText>; theirs: StoredMessageTemplate };

/** A text while it is edited. */
type TemplateEdit = {
  template: StoredMessageTemplate;
  draft: TemplateDraft;
  onDraft: (draft: TemplateDraft) => void;
  onSaved: (event: MessageEvent, sent: TemplateText, saved: TemplateText) => void;
};

function faultOf(error: unknown): Fault {
  const [first] = error instanceof ApiError ? error.errors : [];
  return { path: first?.path ?? '', message: first?.message ?? errorText(error) };
}

/** Saves or resets the text of one message; an edit conflict is merged and waits for a choice between both sides. */
function useTemplateForm({ template: { event }, draft, onDraft, onSaved }: TemplateEdit) {
  const client = useQueryClient();
  const [fault, setFault] = useState<Fault | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const store = (stored: StoredMessageTemplate) =>
    client.setQueryData(templatesQuery.queryKey, (all) =>
      all?.map((one) => (one.event === stored.event ? stored : one)),
    );
  const mutation = useMutation({
    mutationFn: ({ values, baseVersion }: TemplateDraft) =>
      call(saveMessageTemplate, { params: { id: event }, body: { ...values, seen: baseVersion } }),
    onMutate: () => setFault(null),
    onSuccess: ({ template }, { values }) => {
      store(template);
      onSaved(event, values, textOf(template));
      toast.success(template.isChanged ? texts.saved : texts.wasReset);
    },
    onError: (error, { values, baseVersion }) => {
      const theirs = conflictDetails(error, staleTemplateSchema)?.template;
      if (theirs) setConflict({ merge: mergeVersions(baseVersion, values, textOf(theirs)), theirs });
      else setFault(faultOf(error));
    },
  });
  function saveMerged(fieldsFromTheirs: ReadonlySet<string>) {
    if (!conflict) return;
    const { merge, theirs } = conflict;
    const edit = { values: takeTheirs(merge, fieldsFromTheirs), baseVersion: textOf(theirs) };
    setConflict(null);
    store(theirs);
    onDraft(edit);
    if (!isEqual(edit.values, edit.baseVersion)) mutation.mutate(edit);
  }
  return {
    fault,
    conflict,
    saveMerged,
    keepEditing: () => setConflict(null),
    isSaving: mutation.isPending,
    save: () => mutation.mutate(draft),
    // The default is saved like any other text, so that a newer text of others is not lost unseen.
    reset: () => mutation.mutate({ values: defaultMessages[event], baseVersion: draft.baseVersion }),
  };
}

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
      <FieldConflict
        title={texts.conflictTitle}
        conflict={conflict}
        nameOf={(path) => (path === 'subject' ? texts.subject : texts.text)}
        onSave={form.saveMerged}
        onCancel={form.keepEditing}
      />
    </form>
  );
}
