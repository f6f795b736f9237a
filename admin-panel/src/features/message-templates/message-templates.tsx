import {
  isChatEvent,
  isOrderEvent,
  type MessageEvent,
  type MessagePreview,
  messageTemplateFault,
  type StoredMessageTemplate,
} from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { previewQuery, templatesQuery } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import { texts } from './texts.ts';
import { type TemplateText, useDrafts } from './use-drafts.ts';

const TYPING_MS = 400;
const FORMS = [
  { value: 'page', label: texts.asPage },
  { value: 'text', label: texts.asText },
] as const;
type Form = (typeof FORMS)[number]['value'];

// Without the permission to open windows, a link of the mail does nothing instead of leaving the preview.
const withIdleLinks = (html: string) => html.replace('<head>', '<head><base target="_blank">');

const LockScreen = ({ sender, subject, previewLine }: MessagePreview) => (
  <figure>
    <figcaption className="mb-1 text-sm font-semibold">{texts.lockScreen}</figcaption>
    <div className="rounded-2xl border border-line bg-panel-2 px-4 py-3 text-sm">
      <p className="font-semibold">{sender}</p>
      <p className="truncate">{subject}</p>
      <p className="line-clamp-2 break-words text-muted">{previewLine}</p>
    </div>
  </figure>
);

const PlainText = ({ text }: { text: string }) => (
  <p className="rounded-panel border border-line p-4 text-sm break-words whitespace-pre-line">{text}</p>
);

function MailPreview({ preview }: { preview: MessagePreview }) {
  const [form, setForm] = useState<Form>('page');
  return (
    <div className="flex flex-col gap-4">
      <LockScreen {...preview} />
      <div className="flex">
        <Segmented<Form> label={texts.form} options={FORMS} value={form} onChange={setForm} />
      </div>
      {form === 'text' ? (
        <PlainText text={preview.text} />
      ) : (
        <iframe
          title={texts.frame}
          sandbox=""
          srcDoc={withIdleLinks(preview.html)}
          className="h-120 w-full rounded-panel border border-line bg-white"
        />
      )}
    </div>
  );
}

// WhatsApp's own colours of a sent message, in both themes.
const ChatPreview = ({ text }: { text: string }) => (
  <div className="rounded-panel bg-[#efeae2] p-4">
    <p className="ml-auto w-fit max-w-[90%] rounded-2xl rounded-tr-none bg-[#d9fdd3] px-3 py-2 text-sm break-words whitespace-pre-line text-[#111b21]">
      {text}
    </p>
  </div>
);

type TemplatePreviewProps = { event: MessageEvent; values: TemplateText };

/** Shows a message as it arrives, with example data; follows what is typed. */
function TemplatePreview({ event, values }: TemplatePreviewProps) {
  const titleId = useId();
  const { subject, text } = useDebouncedValue(values, TYPING_MS);
  const fault = text.trim() ? messageTemplateFault(event, { subject, text }) : null;
  const query = useQuery({
    ...previewQuery({ event, subject, text }),
    enabled: text.trim() !== '' && fault === null,
  });
  const problem = fault ? `${texts.previewWaits} ${fault.message}` : query.error && errorText(query.error);
  return (
    <section
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 border-t border-line pt-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-5"
    >
      <h3 id={titleId} className="font-semibold">
        {texts.previewTitle}
      </h3>
      <p role="status" className={problem ? 'text-sm break-words text-muted' : 'sr-only'}>
        {problem}
      </p>
      {query.data &&
        (isChatEvent(event) ? <ChatPreview text={query.data.text} /> : <MailPreview preview={query.data} />)}
    </section>
  );
}

type Templates = readonly StoredMessageTemplate[];

const optionsOf = (templates: Templates) =>
  templates.map(({ event, isChanged }) => ({
    value: event,
    label: texts.events[event] + (isChanged ? texts.changed : ''),
  }));

const groups: readonly { label: string; holds: (event: MessageEvent) => boolean }[] = [
  { label: texts.orderMails, holds: (event) => isOrderEvent(event) && !isChatEvent(event) },
  { label: texts.otherMails, holds: (event) => !isOrderEvent(event) },
  { label: texts.chats, holds: isChatEvent },
];

const EventOptions = ({ templates }: { templates: Templates }) =>
  groups.map(({ label, holds }) => (
    <optgroup key={label} label={label}>
      <Options options={optionsOf(templates.filter(({ event }) => holds(event)))} />
    </optgroup>
  ));

function Editor({ templates }: { templates: Templates }) {
  const [chosen, setChosen] = useState<string>(templates[0]?.event ?? '');
  const drafts = useDrafts();
  const template = templates.find(({ event }) => event === chosen);
  if (!template) return null;
  const { event } = template;
  const draft = drafts.draftOf(template);
  return (
    <SectionCard
      title={texts.title}
      description={texts.intro}
      className="max-w-6xl"
      bodyClassName="flex flex-col gap-4"
    >
      <SelectField label={texts.event} value={event} onValue={setChosen}>
        <EventOptions templates={templates} />
      </SelectField>
      <div className="grid gap-5 lg:grid-cols-2">
        <TemplateForm
          key={event}
          template={template}
          draft={draft}
          onDraft={(edit) => drafts.change(event, edit)}
          onSaved={drafts.acceptSaved}
        />
        <TemplatePreview key={`preview-${event}`} event={event} values={draft.values} />
      </div>
      <LeaveGuard dirty={drafts.isDirty} />
    </SectionCard>
  );
}

/** Editor of the texts of mails and chats. */
export const MessageTemplates = () => (
  <Loaded query={useQuery(templatesQuery)} failed={texts.loadFailed} loading={texts.loading}>
    {(templates) => <Editor templates={templates} />}
  </Loaded>
);
