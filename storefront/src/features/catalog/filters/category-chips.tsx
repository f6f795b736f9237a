import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Category } from '@shop/contract';
import { catalogQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import type { CatalogFilters } from './catalog-filters.ts';
import { FilterChip } from './filter-chip.tsx';

type CategoryChipsProps = {
  categories: readonly Category[];
  /** Filters of the list that the chips belong to. */
  filters: CatalogFilters;
  hrefOf: (category: string | null) => string;
};

// The product list has asked for this page already, and its answer counts the products of each category.
function useCounts(filters: CatalogFilters): (category: string | null) => string {
  const counted = useQuery(catalogQuery(filters)).data?.facets?.categories;
  return (category) => {
    const products = counted?.filter(({ name }) => category === null || name === category);
    return products ? texts.count(products.reduce((sum, group) => sum + group.products, 0)) : '';
  };
}

export function CategoryChips({ categories, filters, hrefOf }: CategoryChipsProps) {
  const chosen = filters.category;
  const countOf = useCounts(filters);
  const row = useRef<HTMLElement>(null);
  // On a phone the chosen category may lie outside the visible part of the row.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chip) return;
    row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav
      ref={row}
      aria-label={texts.categories}
      className="relative -mx-[16px] overflow-x-auto px-[16px] py-1 no-scrollbar md:mx-0 md:px-0"
    >
      <ul className="flex snap-x gap-2 md:flex-wrap md:justify-center">
        {[{ name: null, display_name: texts.all }, ...categories].map(({ name, display_name }) => (
          <li key={name ?? ''} className="snap-start">
            <FilterChip to={hrefOf(name)} isOn={chosen === name}>
              {display_name} <span className="text-ink-soft">{countOf(name)}</span>
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
