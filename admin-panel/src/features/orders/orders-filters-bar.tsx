import { businessDay, ORDER_STATUSES, PRODUCT_SEARCH_DEBOUNCE_MS, statusLabel } from '@shop/contract';
import { useDebouncedValue } from '@shop/web-kit/hooks';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input, Select } from '#ui/input.tsx';
import { hasFilters, type OrderFilters, viewQuery } from './order-filters.ts';
import { SaveView } from './save-view.tsx';
import { texts } from './texts.ts';

type FiltersBarProps = {
  filters: OrderFilters;
  onChange: (change: Partial<OrderFilters>) => void;
  onRefresh: () => void;
  refreshing: boolean;
};

type SearchFieldProps = { search: string; onSearch: (search: string) => void };

function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  const settled = useDebouncedValue(typed.trim(), PRODUCT_SEARCH_DEBOUNCE_MS);
  const leaving = useNavigation().state === 'loading';
  // Back, a view or 'Limpiar' changed the address: the field follows it.
  if (search !== shown) {
    setShown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    // Who has meanwhile opened an order is not called back to the list.
    if (!leaving && settled === typed.trim() && settled !== search) onSearch(settled);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what was typed may start a search, not a change of the address
  }, [settled]);
  return (
    <Field label={texts.filters.search} hideLabel>
      {(control) => (
        <Input
          {...control}
          type="search"
          value={typed}
          maxLength={100}
          placeholder={texts.filters.searchPlaceholder}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Text, status and day, and the button that loads everything anew. */
export const OrdersFiltersBar = ({ filters, onChange, onRefresh, refreshing }: FiltersBarProps) => (
  <div className="grid grid-cols-1 gap-2 p-3 sm:grid-cols-2 xl:grid-cols-[1fr_15rem_11rem_auto]">
    <SearchField search={filters.search} onSearch={(search) => onChange({ search })} />
    <Field label={texts.filters.status} hideLabel>
      {(control) => (
        <Select
          {...control}
          value={filters.status}
          onChange={(event) => onChange({ status: event.target.value as OrderFilters['status'] })}
        >
          <option value="">{texts.filters.allStatuses}</option>
          {ORDER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusLabel(status)}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Field label={texts.filters.date} hideLabel>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={filters.date}
          max={businessDay(new Date())}
          onChange={(event) => onChange({ date: event.target.value })}
        />
      )}
    </Field>
    <Button onClick={onRefresh} busy={refreshing}>
      {!refreshing && <Icon name="refresh-cw" className="size-4" />}
      {refreshing ? texts.filters.refreshing : texts.filters.refresh}
    </Button>
    {hasFilters(filters) && (
      <div className="flex flex-wrap gap-x-2 sm:col-span-full">
        <SaveView query={viewQuery(filters)} />
        <Button variant="ghost" onClick={() => onChange({ status: '', search: '', date: '' })}>
          {texts.filters.clear}
        </Button>
      </div>
    )}
  </div>
);
