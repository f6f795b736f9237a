import type { ComponentProps } from 'react';
import { serializeCatalogFilters, type CatalogFilters } from './catalog-filters.ts';

export type FilterTarget = {
  filters: CatalogFilters;
  hrefOf: (filters: CatalogFilters) => string;
  action: string;
  isCategoryFixed: boolean;
};

type FilterFormProps = ComponentProps<'form'> & Pick<FilterTarget, 'filters' | 'action' | 'isCategoryFixed'>;

/** Keeps the other filters in hidden inputs when the form is sent without script. */
export function FilterForm({ filters, isCategoryFixed, children, ...form }: FilterFormProps) {
  const category = isCategoryFixed ? (filters.category ?? '') : undefined;
  const others = new URLSearchParams(serializeCatalogFilters({ ...filters, page: 1 }, category));
  return (
    <form method="get" {...form}>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
