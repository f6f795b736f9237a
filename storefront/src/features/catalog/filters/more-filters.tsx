import { useEffect, useRef, type FormEvent } from 'react';
import { groupDigits } from '@shop/web-kit/format';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { useNavigate } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import type { Catalog } from '../use-catalog.ts';
import { countMoreFilters, filterParam, parseCatalogFilters, withFilters } from './catalog-filters.ts';
import { ColorFilter } from './color-filter.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FilterForm, type FilterTarget } from './filter-form.tsx';
import { FilterGroup, FilterPanel } from './filter-panel.tsx';

type PriceFieldProps = { name: string; label: string; pesos: number | null; bound: number | undefined };

function PriceField({ name, label, pesos, bound }: PriceFieldProps) {
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
        placeholder={bound === undefined ? undefined : groupDigits(String(bound))}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        className="field min-h-11 w-24 py-2"
      />
    </label>
  );
}

type WithCatalog = { catalog: Pick<Catalog, 'facets' | 'total'> };

function PriceFilter({ filters, hrefOf, catalog, ...form }: FilterTarget & WithCatalog) {
  const navigate = useNavigate();
  const range = catalog.facets?.price;
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)] as [string, string][];
    const { minPrice, maxPrice } = parseCatalogFilters(new URLSearchParams(fields));
    navigate(hrefOf(withFilters(filters, { minPrice, maxPrice })), { state: IN_PLACE, replace: true });
  };
  return (
    <FilterForm {...form} filters={{ ...filters, minPrice: null, maxPrice: null }} onSubmit={apply}>
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <legend className="sr-only">{texts.price}</legend>
        <PriceField
          name={filterParam('minPrice')}
          label={texts.from}
          pesos={filters.minPrice}
          bound={range?.min}
        />
        <PriceField
          name={filterParam('maxPrice')}
          label={texts.to}
          pesos={filters.maxPrice}
          bound={range?.max}
        />
        <button className="chip">{texts.applyPrice}</button>
      </fieldset>
    </FilterForm>
  );
}

function StockFilter({ filters, hrefOf, catalog }: Pick<FilterTarget, 'filters' | 'hrefOf'> & WithCatalog) {
  const { inStock } = filters;
  const products = catalog.facets?.inStock;
  const label = products === undefined ? texts.inStock : texts.inStockWith(products);
  return (
    <p>
      <FilterChip
        to={hrefOf(withFilters(filters, { inStock: !inStock }))}
        isOn={inStock}
        label={inStock ? texts.removeInStock : label}
        replace
      >
        {texts.inStock}{' '}
        {!inStock && products !== undefined && <span className="text-ink-soft">{texts.count(products)}</span>}
      </FilterChip>
    </p>
  );
}

export function MoreFilters(props: FilterTarget & WithCatalog) {
  const { filters, catalog } = props;
  return (
    <FilterPanel
      icon="sliders-horizontal"
      title={texts.filters}
      chosen={countMoreFilters(filters)}
      products={catalog.total}
    >
      <FilterGroup title={texts.availability}>
        <StockFilter {...props} />
      </FilterGroup>
      <ColorFilter {...props} offered={catalog.facets?.colors ?? []} />
      <FilterGroup title={texts.price}>
        <PriceFilter {...props} />
      </FilterGroup>
    </FilterPanel>
  );
}
