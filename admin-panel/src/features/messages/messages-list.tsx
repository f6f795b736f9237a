import { MESSAGE_STATES, type ReceivedMessage } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '#shared/access/permissions.ts';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/list/filtered-list.tsx';
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
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(messagesQuery(filters));
  const { dialogs, ...inbox } = useInbox();
  const { data } = query;
  useExistingPage(filters.page, query, onFilters);
  const toggle = (message: ReceivedMessage) => {
    const opens = openId !== message._id;
    setOpenId(opens ? message._id : null);
    if (opens && !message.read && can('markMessage')) inbox.mark(message, { read: true });
  };
  return (
    <Card className="overflow-clip">
      <FilteredList
        texts={texts}
        views={views}
        icon="mail"
        filters={filters}
        onState={(state) => onFilters({ state })}
        onPage={(page) => onFilters({ page })}
        query={query}
        totals={data && { total: data.totalMessages, totalPages: data.totalPages }}
      >
        {data?.messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            inbox={inbox}
            open={openId === message._id}
            onToggle={() => toggle(message)}
          />
        ))}
      </FilteredList>
      {dialogs}
    </Card>
  );
}
