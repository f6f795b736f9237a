import {
  CASE_KIND_NAMES,
  CASE_LIST_KINDS,
  CASE_LIST_STATES,
  caseStateName,
  type ReceivedMessage,
  type CaseRecord,
} from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { can } from '#shared/access/permissions.ts';
import { type FilterField, FilterFields, withAll } from '#shared/list-filters/filter-fields.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { ResourceList, StateChoice } from '#shared/resource/list.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { MessageRow } from '../messages/message-row.tsx';
import { useInbox } from '../messages/use-inbox.tsx';
import { type CaseFilters, casesQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { UrgencyBadge } from '../urgency-badge.tsx';

type ListProps = { filters: CaseFilters; onFilters: SetFilters<CaseFilters> };

const filterFields: FilterField<CaseFilters>[] = [
  {
    kind: 'search',
    name: 'search',
    label: texts.search,
    hideLabel: true,
    placeholder: texts.searchPlaceholder,
  },
  {
    kind: 'choice',
    name: 'kind',
    label: texts.kindFilter,
    hideLabel: true,
    options: withAll(texts.allKinds, CASE_LIST_KINDS, texts.kindFilters),
  },
];

const orderOf = ({ order, orderNumber }: CaseRecord): string => {
  if (order) return texts.order(order.orderNumber);
  return orderNumber ? texts.unknownOrder(orderNumber) : texts.noOrder;
};

/** Shows one case as a link to its page. */
function CaseRow({ record }: { record: CaseRecord }) {
  const { _id, kind, code, name, email, phone, state, term, isOpen, dueAt, receivedAt } = record;
  return (
    <li>
      <h2>
        <Link to={paths.case(_id)} className="flex min-h-16 items-start gap-3 px-4 py-3 hover:bg-panel-2">
          <Icon name="chevron-right" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 sm:flex-row">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words">
                {CASE_KIND_NAMES[kind].heading} <span className="font-medium tabular-nums">{code}</span>
              </span>
              <span className="block text-sm break-words text-muted">
                {[name || email || phone || texts.nobody, orderOf(record)].join(' · ')}
              </span>
            </span>
            <span className="flex min-w-0 flex-wrap items-center gap-2 text-xs text-muted tabular-nums sm:shrink-0">
              <UrgencyBadge dueAt={dueAt} />
              {term === 'late' && <Badge tone="warn-outline">{texts.terms.late}</Badge>}
              <Badge tone={isOpen ? 'info' : 'success'}>{caseStateName(state)}</Badge>
              {formatDateTime(receivedAt)}
            </span>
          </span>
        </Link>
      </h2>
    </li>
  );
}

/** Lists cases and messages together, those due first. */
export function CasesList({ filters, onFilters }: ListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(casesQuery(filters));
  const { dialogs, ...inbox } = useInbox();
  const toggle = (message: ReceivedMessage) => {
    const opens = openId !== message._id;
    setOpenId(opens ? message._id : null);
    if (opens && !message.read && can('markMessage')) inbox.mark(message, { read: true });
  };
  const { title, none, filtered } = texts.empty;
  return (
    <Card className="overflow-clip">
      <div className="grid grid-cols-1 gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_13rem]">
        <FilterFields filters={filters} onFilters={onFilters} fields={filterFields} />
      </div>
      <StateChoice
        texts={texts}
        states={CASE_LIST_STATES}
        value={filters.state}
        onChoice={(state) => onFilters({ state })}
      />
      <ResourceList
        query={query}
        rows={({ entries }) => entries}
        total={({ totalEntries }) => totalEntries}
        texts={texts}
        empty={{ icon: 'mail', title, text: filters.state ? filtered : none }}
        page={filters.page}
        onPage={onFilters}
      >
        {({ case: record, message, dueAt }) =>
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
          )
        }
      </ResourceList>
      {dialogs}
    </Card>
  );
}
