import {
  isChatEvent,
  isOrderEvent,
  listMessageTemplates,
  type MessageEvent,
  type StoredMessageTemplate,
} from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LeaveGuard } from '#shared/edit-session/leave-guard.tsx';
import { Loaded } from '#shared/resource/loaded.tsx';
import { queryOf } from '#shared/resource/query.ts';
import { SelectField } from '#ui/form/field.tsx';
import { Options } from '#ui/form/input.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { texts } from './texts.ts';

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

const withMember = (events: ReadonlySet<MessageEvent>, event: MessageEvent, isIn: boolean) =>
  new Set([...[...events].filter((other) => other !== event), ...(isIn ? [event] : [])]);

function Editor({ templates }: { templates: Templates }) {
  const [chosen, setChosen] = useState<string>(templates[0]?.event ?? '');
  const [dirty, setDirty] = useState<ReadonlySet<MessageEvent>>(new Set());
  return (
    <SectionCard
      title={texts.title}
      description={texts.intro}
      className="max-w-6xl"
      bodyClassName="flex flex-col gap-4"
    >
      <SelectField label={texts.event} value={chosen} onValue={setChosen}>
        <EventOptions templates={templates} />
      </SelectField>
      {templates.map((template) => (
        <TemplateEditor
          key={template.event}
          template={template}
          isShown={template.event === chosen}
          onDirty={(event, isDirty) => setDirty((before) => withMember(before, event, isDirty))}
        />
      ))}
      <LeaveGuard dirty={dirty.size > 0} />
    </SectionCard>
  );
}

/** Editor of the texts of mails and chats. */
export const MessageTemplates = () => (
  <Loaded query={useQuery(queryOf(listMessageTemplates))} failed={texts.loadFailed} loading={texts.loading}>
    {({ templates }) => <Editor templates={templates} />}
  </Loaded>
);
