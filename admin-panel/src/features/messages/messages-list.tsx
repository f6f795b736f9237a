import { MESSAGE_STATES, MESSAGES_PAGE_SIZE, type ReceivedMessage } from '@shop/contract';
import { type CallAnswer, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { type MessageFilters } from './queries.ts';
import { MessageRow } from './message-row.tsx';
import { messagesQuery } from './queries.ts';
import { texts } from './texts.ts';
import { useInbox } from './use-inbox.tsx';

type ListProps = { filters: MessageFilters; onFilters: SetFilters<MessageFilters> };

const views = [
  { value: '' as const, label: texts.all },
  ...MESSAGE_STATES.map((value) => ({ value, label: texts.states[value] })),
];

export function MessagesList({ filters, onFilters }: ListProps) {
  const query = useQuery(messagesQuery(filters));
  const { data, isPending, error } = query;
  useExistingPage(filters.page, query, onFilters);
  return (
    <Card className="overflow-clip">
      <div className="flex overflow-x-auto border-b border-line p-3">
        <Segmented
          label={texts.filter}
          options={views}
          value={filters.state}
          onChange={(state) => onFilters({ state })}
        />
      </div>
      {error && <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(error))} />}
      {isPending && <SkeletonRows rows={6} />}
      {data && <LoadedMessages answer={data} filters={filters} onFilters={onFilters} />}
    </Card>
  );
}

function LoadedMessages({ answer, filters, onFilters }: ListProps & { answer: CallAnswer<'listMessages'> }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const { dialogs, ...inbox } = useInbox();
  const { messages, totalMessages, totalPages } = answer;
  const toggle = (message: ReceivedMessage) => {
    const opens = openId !== message._id;
    setOpenId(opens ? message._id : null);
    if (opens && !message.read) inbox.mark(message, { read: true });
  };
  return (
    <>
      {messages.length === 0 ? (
        <EmptyState
          icon="mail"
          title={texts.empty.title}
          text={filters.state ? texts.empty.filtered : texts.empty.none}
        />
      ) : (
        <ul className="divide-y divide-line">
          {messages.map((message) => (
            <MessageRow
              key={message._id}
              message={message}
              inbox={inbox}
              open={openId === message._id}
              onToggle={() => toggle(message)}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={filters.page}
        pageSize={MESSAGES_PAGE_SIZE}
        total={totalMessages}
        totalPages={totalPages}
        showing={texts.showing}
        onPage={(page) => onFilters({ page })}
      />
      {dialogs}
    </>
  );
}
