import {
  formatPromisedDay,
  type OrderCounts,
  type OrderStatus,
  SMALL_SCREEN_PX,
  statusLabel,
} from '@shop/contract';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type FilterField, FilterFields } from '#shared/list-filters/filter-fields.tsx';
import { type ActiveFilter, FilterSheet } from '#shared/list-filters/filter-sheet.tsx';
import { orderQueues } from '#shared/order-queues.ts';
import { Button } from '#ui/button.tsx';
import { shownStatuses } from '../summary/orders-summary.ts';
import { texts } from '../texts.ts';
import { hasFilters, type OrderFilters } from './order-filters.ts';

const statusOption = (status: OrderStatus) => ({ value: status, label: statusLabel(status) });

type FiltersBarProps = {
  filters: OrderFilters;
  summary: OrderCounts | undefined;
  onChange: (change: Partial<OrderFilters>) => void;
};
type FieldsProps = Pick<FiltersBarProps, 'filters' | 'summary' | 'onChange'> & { hideLabels: boolean };

const none = { status: '', queue: '', search: '', date: '', coupon: '' } as const;
const t = texts.filters;

const searchField: FilterField<OrderFilters> = {
  kind: 'search',
  name: 'search',
  label: t.search,
  hideLabel: true,
  placeholder: t.searchPlaceholder,
};

const fieldsOf = ({ filters, summary, hideLabels: hideLabel }: FieldsProps): FilterField<OrderFilters>[] => [
  {
    kind: 'choice',
    name: 'status',
    label: t.status,
    hideLabel,
    options: [
      { value: '', label: t.allStatuses },
      ...shownStatuses(summary, filters.status).map(statusOption),
    ],
  },
  { kind: 'day', name: 'date', label: t.date, hideLabel },
];

const Fields = (props: FieldsProps) => (
  <FilterFields filters={props.filters} onFilters={props.onChange} fields={fieldsOf(props)} />
);

const Search = ({ filters, onChange }: Pick<FiltersBarProps, 'filters' | 'onChange'>) => (
  <FilterFields filters={filters} onFilters={onChange} fields={[searchField]} />
);

/** Lists the filters that are on beside the search, which a phone shows anyway. */
function activeFilters({ filters, onChange }: Pick<FiltersBarProps, 'filters' | 'onChange'>): ActiveFilter[] {
  const { status, queue, date, coupon } = filters;
  const on = (label: string, off: Partial<OrderFilters>) => ({ label, onRemove: () => onChange(off) });
  return [
    status && status !== 'deleted' && on(t.on(t.status, statusLabel(status)), { status: '' }),
    queue && on(t.on(texts.queues.label, orderQueues[queue].name), { queue: '' }),
    date && on(t.on(t.date, formatPromisedDay(date, true)), { date: '' }),
    coupon && on(t.on(t.coupon, coupon), { coupon: '' }),
  ].filter((one) => typeof one === 'object');
}

const PhoneBar = (props: FiltersBarProps) => (
  <div className="flex flex-col gap-2 p-3">
    <Search {...props} />
    <FilterSheet
      active={activeFilters(props)}
      onClear={() => props.onChange({ ...none, search: props.filters.search })}
    >
      <Fields {...props} hideLabels={false} />
    </FilterSheet>
  </div>
);

const WideBar = (props: FiltersBarProps) => (
  <div className="grid grid-cols-1 gap-2 px-3 py-2 sm:grid-cols-2 lg:grid-cols-[1fr_15rem_11rem_auto]">
    <Search {...props} />
    <Fields {...props} hideLabels />
    {hasFilters(props.filters) && (
      <div className="flex flex-wrap items-center gap-x-2">
        {props.filters.coupon && <p className="px-2 text-sm">{t.on(t.coupon, props.filters.coupon)}</p>}
        <Button variant="ghost" onClick={() => props.onChange(none)}>
          {t.clear}
        </Button>
      </div>
    )}
  </div>
);

/** Filters of the orders, folded on a phone. */
export const OrdersFiltersBar = (props: FiltersBarProps) =>
  useIsNarrowerThan(SMALL_SCREEN_PX) ? <PhoneBar {...props} /> : <WideBar {...props} />;
