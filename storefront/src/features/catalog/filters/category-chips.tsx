import { useEffect, useRef } from 'react';
import type { Category } from '@shop/contract';
import { texts } from '../texts.ts';
import { FilterChip } from './filter-chip.tsx';

type CategoryChipsProps = {
  categories: readonly Category[];
  /** Name of the chosen category; null stands for all. */
  chosen: string | null;
  hrefOf: (category: string | null) => string;
};

export function CategoryChips({ categories, chosen, hrefOf }: CategoryChipsProps) {
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
      className="relative -mx-4 overflow-x-auto px-4 py-1 no-scrollbar md:mx-0 md:px-0"
    >
      <ul className="flex snap-x gap-2 md:flex-wrap md:justify-center">
        {[{ name: null, display_name: texts.all }, ...categories].map(({ name, display_name }) => (
          <li key={name ?? ''} className="snap-start">
            <FilterChip to={hrefOf(name)} isOn={chosen === name}>
              {display_name}
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
