import { useEffect, useRef } from 'react';
import type { Category } from '@shop/contract';
import { texts } from '../texts.ts';
import { withFilters } from './catalog-filters.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterTarget } from './filter-form.tsx';

type CategoryChipsProps = Pick<FilterTarget, 'filters' | 'hrefOf'> & { categories: readonly Category[] };

export function CategoryChips({ categories, filters, hrefOf }: CategoryChipsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the chosen category may lie outside the visible part of the row.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [filters.category]);
  return (
    <nav
      ref={row}
      aria-label={texts.categories}
      className="relative -mx-4 overflow-x-auto px-4 py-1 no-scrollbar md:mx-0 md:px-0"
    >
      <ul className="flex snap-x gap-2 md:flex-wrap md:justify-center">
        {[{ name: null, display_name: texts.all }, ...categories].map(({ name, display_name }) => (
          <li key={name ?? ''} className="snap-start">
            <FilterChip
              to={hrefOf(withFilters(filters, { category: name }))}
              isOn={filters.category === name}
            >
              {display_name}
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
