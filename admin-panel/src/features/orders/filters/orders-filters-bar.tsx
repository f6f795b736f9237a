import { statusLabel, type OrdersSummary, type OrderStatus } from '@shop/contract';
import { Button } from '#ui/button.tsx';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { DayField } from './day-field.tsx';
import { hasFilters, type OrderFilters, viewQuery } from './order-filters.ts';
import { Options } from '#ui/form/input.tsx';
import { shownStatuses } from '../summary/orders-summary.ts';
import { SaveView } from './save-view.tsx';
import { texts } from '../texts.ts';

const statusOption = (status: OrderStatus) => ({ value: status, label: statusLabel(status) });

type FiltersBarProps = {
  filters: OrderFilters;
  summary: OrdersSummary | undefined;
  onChange: (change: Partial<OrderFilters>) => void;
  onRefresh: () => void;
  refreshing: boolean;
};

export const OrdersFiltersBar = ({ filters, summary, onChange, onRefresh, refreshing }: FiltersBarProps) => (
  <div className="grid grid-cols-1 gap-2 p-3 sm:grid-cols-2 xl:grid-cols-[1fr_15rem_11rem_auto]">
    <SearchField
      label={texts.filters.search}
      hideLabel
      placeholder={texts.filters.searchPlaceholder}
      search={filters.search}
      onSearch={(search) => onChange({ search })}
    />
    <FilterSelect
      label={texts.filters.status}
      hideLabel
      value={filters.status}
      onChoice={(status) => onChange({ status: status as OrderFilters['status'] })}
    >
      <option value="">{texts.filters.allStatuses}</option>
      <Options options={shownStatuses(summary, filters.status).map(statusOption)} />
    </FilterSelect>
    <DayField day={filters.date} onDay={(date) => onChange({ date })} />
    <Button icon="refresh-cw" busyLabel={texts.filters.refreshing} onClick={onRefresh} busy={refreshing}>
      {texts.filters.refresh}
    </Button>
    {hasFilters(filters) && (
      <div className="flex flex-wrap gap-x-2 sm:col-span-full">
        <SaveView query={viewQuery(filters)} />
        <Button variant="ghost" onClick={() => onChange({ status: '', queue: '', search: '', date: '' })}>
          {texts.filters.clear}
        </Button>
      </div>
    )}
  </div>
);
