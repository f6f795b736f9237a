import { MESSAGE_STATES, MESSAGES_PAGE_SIZE, type ReceivedMessage } from '@shop/contract';
import { type CallAnswer, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorNotice } from '#ui/feedback/error-notice.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { type MessageFilters } from './message-filters.ts';
import { MessageRow } from './message-row.tsx';
import { messagesQuery } from './queries.ts';
import { texts } from './texts.ts';
import { useInbox } from './use-inbox.tsx';

type ChangeFilters = (change: Partial<MessageFilters>, how?: { replace: boolean }) => void;
type ListProps = { filters: MessageFilters; onFilters: ChangeFilters };

const views = [
  { value: '' as const, label: texts.all },
  ...MESSAGE_STATES.map((value) => ({ value, label: texts.states[value] })),
];

/** What shoppers wrote: all of it, or what still wants an eye or an answer. */
export function MessagesList({ filters, onFilters }: ListProps) {
  const { data, isPending, error, isFetching, isPlaceholderData, refetch } = useQuery(messagesQuery(filters));
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : filters.page;
  // The last message of the last page may be deleted.
  useEffect(() => {
    if (filters.page > lastPage) onFilters({ page: lastPage }, { replace: true });
  }, [filters.page, lastPage, onFilters]);
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
      {error && (
        <ErrorNotice
          className="m-4"
          message={texts.loadFailed(errorText(error))}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
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
  const from = (filters.page - 1) * MESSAGES_PAGE_SIZE + 1;
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
        totalPages={totalPages}
        summary={texts.showing(from, from + messages.length - 1, totalMessages)}
        onPage={(page) => onFilters({ page })}
      />
      {dialogs}
    </>
  );
}
