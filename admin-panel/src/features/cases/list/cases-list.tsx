import { CASE_LIST_KINDS, CASE_LIST_STATES, type ReceivedMessage } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '#shared/access/permissions.ts';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { Options } from '#ui/form/input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/list/filtered-list.tsx';
import { MessageRow } from '../messages/message-row.tsx';
import { useInbox } from '../messages/use-inbox.tsx';
import { type CaseFilters, casesQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { CaseRow } from './case-row.tsx';

type ListProps = { filters: CaseFilters; onFilters: SetFilters<CaseFilters> };

const views = [
  { value: '' as const, label: texts.all },
  ...CASE_LIST_STATES.map((value) => ({ value, label: texts.states[value] })),
];
const kinds = [
  { value: '', label: texts.allKinds },
  ...CASE_LIST_KINDS.map((value) => ({ value, label: texts.kindFilters[value] })),
];

const FiltersBar = ({ filters, onFilters }: ListProps) => (
  <div className="grid grid-cols-1 gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_13rem]">
    <SearchField
      label={texts.search}
      hideLabel
      placeholder={texts.searchPlaceholder}
      search={filters.search}
      onSearch={(search) => onFilters({ search })}
    />
    <FilterSelect
      label={texts.kindFilter}
      hideLabel
      value={filters.kind}
      onChoice={(kind) => onFilters({ kind: kind as CaseFilters['kind'] })}
    >
      <Options options={kinds} />
    </FilterSelect>
  </div>
);

/** Lists cases and messages together, those due first. */
export function CasesList({ filters, onFilters }: ListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(casesQuery(filters));
  const { dialogs, ...inbox } = useInbox();
  const { data } = query;
  useExistingPage(filters.page, query, onFilters);
  const toggle = (message: ReceivedMessage) => {
    const opens = openId !== message._id;
    setOpenId(opens ? message._id : null);
    if (opens && !message.read && can('markMessage')) inbox.mark(message, { read: true });
  };
  const rowOf = ({ case: record, message, dueAt }: NonNullable<typeof data>['entries'][number]) =>
    record ? (
      <CaseRow key={record._id} record={record} />
    ) : (
      message && (
        <MessageRow
          key={message._id}
          message={message}
          inbox={inbox}
          dueAt={dueAt}
          open={openId === message._id}
          onToggle={() => toggle(message)}
        />
      )
    );
  return (
    <Card className="overflow-clip">
      <FiltersBar filters={filters} onFilters={onFilters} />
      <FilteredList
        texts={texts}
        views={views}
        icon="mail"
        filters={{ page: filters.page, state: filters.state }}
        onState={(state) => onFilters({ state })}
        onPage={(page) => onFilters({ page })}
        query={query}
        totals={data && { total: data.totalEntries, totalPages: data.totalPages }}
      >
        {data?.entries.map(rowOf)}
      </FilteredList>
      {dialogs}
    </Card>
  );
}
