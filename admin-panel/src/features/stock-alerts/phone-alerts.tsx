import { MESSAGES_PAGE_SIZE, type PhoneAlertState } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
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
  const { data, isPending, error } = query;
  useExistingPage(filters.page, query, onFilters);
  return (
    <SectionCard title={texts.phones.title} className="overflow-clip" bodyClassName="p-0">
      <div className="flex overflow-x-auto border-b border-line px-3 pb-3">
        <Segmented
          label={texts.phones.filter}
          options={views}
          value={filters.state}
          onChange={(state) => onFilters({ state })}
        />
      </div>
      {error && (
        <LoadError className="m-4" query={query} message={texts.phones.loadFailed(errorText(error))} />
      )}
      {isPending && <SkeletonRows rows={4} />}
      {data?.alerts.length === 0 && (
        <EmptyState
          icon="bell"
          title={texts.phones.empty.title}
          text={filters.state ? texts.phones.empty.filtered : texts.phones.empty.none}
        />
      )}
      {data && data.alerts.length > 0 && (
        <ul className="divide-y divide-line">
          {data.alerts.map((alert) => (
            <PhoneAlertRow key={alert._id} alert={alert} actions={actions} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={filters.page}
          pageSize={MESSAGES_PAGE_SIZE}
          total={data.totalAlerts}
          totalPages={data.totalPages}
          showing={texts.phones.showing}
          onPage={(page) => onFilters({ page, awaitedPage: filters.awaitedPage })}
        />
      )}
      {dialog}
    </SectionCard>
  );
}
