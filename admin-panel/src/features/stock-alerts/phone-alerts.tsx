import { type PhoneAlertState } from '@shop/contract';
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
  return (
    <SectionCard title={texts.phones.title} className="overflow-clip" bodyClassName="p-0">
      <FilteredList
        texts={texts.phones}
        views={views}
        icon="bell"
        filters={filters}
        onState={(state) => onFilters({ state })}
        onPage={(page) => onFilters({ page, awaitedPage: filters.awaitedPage })}
        query={query}
        totals={data && { total: data.totalAlerts, totalPages: data.totalPages }}
      >
        {data?.alerts.map((alert) => (
          <PhoneAlertRow key={alert._id} alert={alert} actions={actions} />
        ))}
      </FilteredList>
      {dialog}
    </SectionCard>
  );
}
