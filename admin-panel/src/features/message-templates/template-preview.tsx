import {
  isChatEvent,
  type MessageEvent,
  type MessagePreview,
  messageTemplateFault,
  previewMessageTemplate,
} from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { queryOf } from '#shared/resource/query.ts';
import { Segmented } from '#ui/form/segmented.tsx';
import { texts } from './texts.ts';

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
    <div className="rounded-hero border border-line bg-panel-2 px-4 py-3 text-sm">
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
  <div className="rounded-panel bg-chat p-4">
    <p className="ml-auto w-fit max-w-[90%] rounded-hero rounded-tr-none bg-chat-bubble px-3 py-2 text-sm break-words whitespace-pre-line text-chat-ink">
      {text}
    </p>
  </div>
);

type TemplatePreviewProps = { event: MessageEvent; values: { subject: string; text: string } };

/** Shows a message as it arrives, with example data; follows what is typed. */
export function TemplatePreview({ event, values }: TemplatePreviewProps) {
  const titleId = useId();
  const { subject, text } = useDebouncedValue(values, TYPING_MS);
  const fault = text.trim() ? messageTemplateFault(event, { subject, text }) : null;
  const query = useQuery({
    ...queryOf(previewMessageTemplate, { body: { event, subject, text } }),
    enabled: text.trim() !== '' && fault === null,
    // The last preview stays in sight while the next is rendered.
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const preview = query.data?.preview;
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
      {preview &&
        (isChatEvent(event) ? <ChatPreview text={preview.text} /> : <MailPreview preview={preview} />)}
    </section>
  );
}
