import {
  defaultMessages,
  isChatEvent,
  listMessageTemplates,
  type MessageEvent,
  saveMessageTemplate,
  staleTemplateSchema,
  type StoredMessageTemplate,
} from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import { conflictDetails } from '#shared/edit-session/conflict-details.ts';
import { FieldConflict } from '#shared/edit-session/conflict-dialog.tsx';
import { type Edit } from '#shared/edit-session/draft.ts';
import { type FieldMerge, mergeByField } from '#shared/edit-session/merge-by-field.ts';
import { isEqual } from '#shared/edit-session/merge-versions.ts';
import { useEditSession } from '#shared/edit-session/use-edit-session.ts';
import { useSaveEdit } from '#shared/edit-session/use-save-edit.ts';
import { faultsByPath } from '#shared/faults-by-path.ts';
import { type Fields, fieldList, registered } from '#shared/resource/fields.tsx';
import { queryOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { texts } from './texts.ts';

type Values = { subject: string; text: string };
type Version = StoredMessageTemplate;

const valuesOf = ({ subject, text }: Values): Values => ({ subject, text });

const findTheirs = (error: unknown): Version | null =>
  conflictDetails(error, staleTemplateSchema)?.template ?? null;

/** Edits, saves and resets the text of one message; an edit conflict waits for a choice between both sides. */
function useTemplateEdit(loaded: Version) {
  const { event } = loaded;
  const client = useQueryClient();
  const session = useEditSession<Values, Version>({ loaded, valuesOf });
  const show = (stored: Version) =>
    client.setQueryData(
      queryOf(listMessageTemplates).queryKey,
      (list) =>
        list && { ...list, templates: list.templates.map((one) => (one.event === event ? stored : one)) },
    );
  const store = async ({ values, baseVersion }: Edit<Values, Version>) => {
    const seen = valuesOf(baseVersion);
    // In a conflict, the text that another person has saved already may be chosen.
    if (isEqual(values, seen)) return baseVersion;
    const body = { ...values, seen };
    const { template } = await call(saveMessageTemplate, { params: { id: event }, body });
    toast.success(template.isChanged ? texts.saved : texts.wasReset);
    return template;
  };
  const saver = useSaveEdit<Values, Version, FieldMerge<Values, Version>>(session, {
    store,
    findTheirs,
    ...mergeByField<Values, Version>(valuesOf),
    onSaved: show,
  });
  const reset = () => {
    // The default is saved like any other text, so that a newer text of others is not lost unseen.
    session.form.reset(defaultMessages[event], { keepDefaultValues: true });
    saver.save();
  };
  return { ...session, ...saver, reset };
}

const fieldsOf = (event: MessageEvent): Fields<Values> => ({
  subject: {
    label: texts.subject,
    hint: texts.subjectHint,
    maxLength: 150,
    when: () => !isChatEvent(event),
  },
  text: { kind: 'long', label: texts.text, hint: texts.textHint, rows: 12, maxLength: 4000 },
});

const Variables = ({ names }: { names: readonly string[] }) => (
  <div>
    <p className="text-sm font-semibold">{texts.variables}</p>
    <p className="text-sm break-words text-muted">{names.map((name) => `{${name}}`).join('  ')}</p>
  </div>
);

type FormProps = { template: Version; edit: ReturnType<typeof useTemplateEdit> };

/** Form of one message: subject, text and its variables. */
function TemplateForm({ template: { event, variables, isChanged }, edit }: FormProps) {
  const { form, error, conflict, saving, isDirty } = edit;
  const faults = faultsByPath(error);
  const isToldAtField = Boolean(faults.subject ?? faults.text);
  const submit = (sent: FormEvent) => {
    sent.preventDefault();
    edit.save();
  };
  const fields = fieldsOf(event);
  return (
    <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
      {fieldList({ ...registered(form), faultOf: (name) => faults[name] }, fields)()}
      <Variables names={variables} />
      {error && !findTheirs(error) && !isToldAtField && <ErrorNotice message={errorText(error)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={saving} busyLabel={texts.saving} disabled={!isDirty}>
          {texts.save}
        </Button>
        {isChanged && (
          <Button disabled={saving} onClick={edit.reset}>
            {texts.reset}
          </Button>
        )}
      </div>
      <FieldConflict
        title={texts.conflictTitle}
        conflict={conflict}
        nameOf={(path) => (path === 'subject' ? texts.subject : texts.text)}
        onSave={edit.saveMerged}
        onCancel={edit.keepEditing}
      />
    </form>
  );
}

type EditorProps = {
  template: Version;
  isShown: boolean;
  onDirty: (event: MessageEvent, isDirty: boolean) => void;
};

/** Edits one message beside its preview; the edit stays while another message is shown. */
export function TemplateEditor({ template, isShown, onDirty }: EditorProps) {
  const edit = useTemplateEdit(template);
  const tell = useEffectEvent((isDirty: boolean) => onDirty(template.event, isDirty));
  useEffect(() => tell(edit.isDirty), [edit.isDirty]);
  if (!isShown) return null;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <TemplateForm template={template} edit={edit} />
      <TemplatePreview event={template.event} values={edit.values} />
    </div>
  );
}
