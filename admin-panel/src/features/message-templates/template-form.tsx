import { isChatEvent, type MessagePreview } from '@shop/contract';
import { type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { texts } from './texts.ts';
import { useTemplateForm, type TemplateEdit } from './use-template-form.ts';

const Variables = ({ names }: { names: readonly string[] }) => (
  <div>
    <p className="text-sm font-semibold">{texts.variables}</p>
    <p className="text-sm break-words text-muted">{names.map((name) => `{{${name}}}`).join('  ')}</p>
  </div>
);

const Preview = ({ preview: { subject, text } }: { preview: MessagePreview }) => (
  <SectionCard title={texts.previewTitle}>
    {subject && <p className="mb-2 font-semibold break-words">{subject}</p>}
    <p className="break-words whitespace-pre-line">{text}</p>
  </SectionCard>
);

type ActionsProps = Pick<ReturnType<typeof useTemplateForm>, 'preview' | 'save' | 'reset'> & {
  isDirty: boolean;
  isChanged: boolean;
};

const Actions = ({ preview, save, reset, isDirty, isChanged }: ActionsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      type="submit"
      variant="primary"
      busy={save.isPending}
      busyLabel={texts.saving}
      disabled={!isDirty}
    >
      {texts.save}
    </Button>
    <Button busy={preview.isPending} busyLabel={texts.previewing} onClick={() => preview.mutate()}>
      {texts.preview}
    </Button>
    {isChanged && (
      <Button busy={reset.isPending} busyLabel={texts.resetting} onClick={() => reset.mutate()}>
        {texts.reset}
      </Button>
    )}
  </div>
);

/** Form of one message: subject, text, variables and its preview. */
export function TemplateForm(edit: TemplateEdit & { isDirty: boolean }) {
  const { template, draft, onDraft, isDirty } = edit;
  const { fault, ...actions } = useTemplateForm(edit);
  const errorOf = (path: string) => (fault?.path === path ? fault.message : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actions.save.mutate();
  };
  return (
    <div className="space-y-4">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {!isChatEvent(template.event) && (
          <Field label={texts.subject} hint={texts.subjectHint} error={errorOf('subject')}>
            {(control) => (
              <Input
                {...control}
                value={draft.subject}
                maxLength={150}
                onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
              />
            )}
          </Field>
        )}
        <Field label={texts.text} hint={texts.textHint} error={errorOf('text')}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.text}
              rows={12}
              maxLength={4000}
              onChange={({ target }) => onDraft({ ...draft, text: target.value })}
            />
          )}
        </Field>
        <Variables names={template.variables} />
        {fault && fault.path !== 'subject' && fault.path !== 'text' && (
          <ErrorNotice message={fault.message} />
        )}
        <Actions {...actions} isDirty={isDirty} isChanged={template.isChanged} />
      </form>
      {actions.preview.data && <Preview preview={actions.preview.data.preview} />}
    </div>
  );
}
