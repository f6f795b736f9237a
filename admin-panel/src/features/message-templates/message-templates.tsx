import { isChatEvent, isOrderEvent, type MessageEvent, type StoredMessageTemplate } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { templatesQuery } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { texts } from './texts.ts';
import { useDrafts } from './use-drafts.ts';

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
export function MessageTemplates() {
  const query = useQuery(templatesQuery);
  if (query.isPending) return <LoadingScreen label={texts.loading} />;
  if (query.data) return <Editor templates={query.data} />;
  return <LoadError query={query} message={`${texts.loadFailed}: ${errorText(query.error)}`} />;
}
