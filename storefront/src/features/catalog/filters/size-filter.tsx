import { Link } from '#shared/router/index.ts';
import { Icon } from '@shop/web-kit/icons';
import { STAY } from '#shared/navigation/navigation-state.ts';
import { withFilters, type CatalogFilters } from './catalog-filters.ts';
import { texts } from '../texts.ts';

type SizeFilterProps = {
  offered: readonly string[];
  filters: CatalogFilters;
  hrefOf: (filters: CatalogFilters) => string;
};

const toggled = (sizes: readonly string[], size: string): string[] =>
  sizes.includes(size) ? sizes.filter((other) => other !== size) : [...sizes, size];

/** The sizes of the chosen category, each a link that adds or removes it. */
export function SizeFilter({ offered, filters, hrefOf }: SizeFilterProps) {
  if (offered.length === 0) return null;
  return (
    <details className="group/sizes open:w-full sm:open:w-auto" open={filters.sizes.length > 0}>
      <summary className="chip list-none gap-2 [&::-webkit-details-marker]:hidden">
        <Icon name="ruler" className="size-4" />
        {texts.filterBySize}
        <Icon name="chevron-down" className="size-4 transition-transform group-open/sizes:rotate-180" />
      </summary>
      <ul className="mt-3 flex flex-wrap gap-2">
        {offered.map((size) => {
          const on = filters.sizes.includes(size);
          return (
            <li key={size}>
              <Link
                to={hrefOf(withFilters(filters, { sizes: toggled(filters.sizes, size) }))}
                aria-label={on ? texts.removeSize(size) : texts.size(size)}
                aria-current={on ? 'true' : undefined}
                className={on ? 'chip chip-on' : 'chip'}
                state={STAY}
              >
                {size}
              </Link>
            </li>
          );
        })}
        {filters.sizes.length > 0 && (
          <li>
            <Link
              to={hrefOf(withFilters(filters, { sizes: [] }))}
              className="btn-quiet inline-flex min-h-11 items-center rounded-full px-4 text-sm"
              state={STAY}
            >
              {texts.clear}
            </Link>
          </li>
        )}
      </ul>
    </details>
  );
}
