import { useEffect, useRef } from 'react';
import { Link } from '#shared/router/index.ts';
import type { Category } from '@shop/contract';
import { STAY } from '#shared/navigation/navigation-state.ts';
import { searchOf, withFilters, type CatalogFilters } from './catalog-filters.ts';
import { texts } from '../texts.ts';

type ChipsProps = { categories: readonly Category[]; filters: CatalogFilters; base: string; anchor: string };

/** The categories as a row of links: they work before any script has arrived. */
export function CategoryChips({ categories, filters, base, anchor }: ChipsProps) {
  const row = useRef<HTMLElement>(null);
  // On a phone the chosen one may lie beyond the edge.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [filters.category]);
  const chips = [{ name: null, display_name: texts.all }, ...categories];
  return (
    <nav
      ref={row}
      aria-label={texts.categories}
      className="relative -mx-4 overflow-x-auto px-4 py-1 no-scrollbar md:mx-0 md:px-0"
    >
      <ul className="flex snap-x gap-2 md:flex-wrap md:justify-center">
        {chips.map(({ name, display_name }) => {
          const on = filters.category === name;
          return (
            <li key={name ?? ''} className="snap-start">
              <Link
                to={`${base}${searchOf(withFilters(filters, { category: name }))}#${anchor}`}
                aria-current={on ? 'true' : undefined}
                className={on ? 'chip chip-on' : 'chip'}
                state={STAY}
              >
                {display_name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
