import { useEffect, useRef, type FormEvent } from 'react';
import type { OfferedColor } from '@shop/contract';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { useNavigate } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import { filterParam, parseCatalogFilters, withFilters } from './catalog-filters.ts';
import { ColorFilter } from './color-filter.tsx';
import { FilterDetails } from './filter-chip.tsx';
import { FilterForm, type FilterTarget } from './filter-form.tsx';

function PriceField({ name, label, pesos }: { name: string; label: string; pesos: number | null }) {
  const field = useRef<HTMLInputElement>(null);
  // Uncontrolled: a remount to show the applied price would drop the focus.
  useEffect(() => {
    if (field.current) field.current.value = pesos === null ? '' : String(pesos);
  }, [pesos]);
  return (
    <label className="flex items-center gap-2">
      {label}
      <input
        ref={field}
        name={name}
        defaultValue={pesos ?? ''}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        className="field min-h-11 w-24 py-2"
      />
    </label>
  );
}

function PriceFilter({ filters, hrefOf, ...form }: FilterTarget) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    const { minPrice, maxPrice } = parseCatalogFilters(new URLSearchParams(fields));
    navigate(hrefOf(withFilters(filters, { minPrice, maxPrice })), { state: IN_PLACE });
  };
  return (
    <FilterForm {...form} filters={{ ...filters, minPrice: null, maxPrice: null }} onSubmit={apply}>
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="sr-only">{texts.price}</legend>
        <PriceField name={filterParam('minPrice')} label={texts.from} pesos={filters.minPrice} />
        <PriceField name={filterParam('maxPrice')} label={texts.to} pesos={filters.maxPrice} />
        <button className="chip">{texts.applyPrice}</button>
      </fieldset>
    </FilterForm>
  );
}

export function MoreFilters({ colors, ...target }: FilterTarget & { colors: readonly OfferedColor[] }) {
  const { filters } = target;
  const isOpen = filters.colors.length > 0 || filters.minPrice !== null || filters.maxPrice !== null;
  return (
    <FilterDetails icon="sliders-horizontal" title={texts.filters} isOpen={isOpen} className="lg:open:w-auto">
      <div className="mt-3 flex flex-col gap-4 lg:max-w-xl">
        <ColorFilter {...target} offered={colors} />
        <PriceFilter {...target} />
      </div>
    </FilterDetails>
  );
}
