import { MESSAGES_PAGE_SIZE, type PhoneAlertState } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/list/filtered-list.tsx';
import { PhoneAlertRow } from './phone-alert-row.tsx';
import { type AlertFilters, phoneAlertsQuery } from './queries.ts';
import { texts } from './texts.ts';
import { usePhoneAlerts } from './use-phone-alerts.tsx';

export type AlertListProps = { filters: AlertFilters; onFilters: SetFilters<AlertFilters> };

// Those who wait for staff come first.
const STATES = ['due', 'waiting', 'told'] as const satisfies readonly PhoneAlertState[];
const views = [
  { value: '' as const, label: texts.phones.all },
  ...STATES.map((value) => ({ value, label: texts.phones.states[value] })),
];

/** Lists the shoppers whom staff tell by WhatsApp, those due first. */
export function PhoneAlerts({ filters, onFilters }: AlertListProps) {
  const query = useQuery(phoneAlertsQuery(filters));
  const { dialog, ...actions } = usePhoneAlerts();
  const { data } = query;
  useExistingPage(filters.page, query, onFilters);
  const { empty } = texts.phones;
  const emptyText = filters.state ? empty.filtered : empty.none;
  return (
    <SectionCard title={texts.phones.title} className="overflow-clip" bodyClassName="p-0">
      <FilteredList
        filter={{
          label: texts.phones.filter,
          options: views,
          value: filters.state,
          onChange: (state) => onFilters({ state }),
        }}
        query={query}
        loadFailed={texts.phones.loadFailed}
        empty={data?.alerts.length === 0 ? { icon: 'bell', title: empty.title, text: emptyText } : null}
        pages={
          data && {
            page: filters.page,
            pageSize: MESSAGES_PAGE_SIZE,
            total: data.totalAlerts,
            totalPages: data.totalPages,
            showing: texts.phones.showing,
            onPage: (page) => onFilters({ page, awaitedPage: filters.awaitedPage }),
          }
        }
      >
        {data?.alerts.map((alert) => (
          <PhoneAlertRow key={alert._id} alert={alert} actions={actions} />
        ))}
      </FilteredList>
      {dialog}
    </SectionCard>
  );
}
