import { compareSizes, parseSizes } from '@shop/contract';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import type { Catalog } from '../use-catalog.ts';
import { withFilters, type CatalogFilters } from './catalog-filters.ts';
import { FilterChip } from './filter-chip.tsx';
import type { FilterTarget } from './filter-form.tsx';
import { FilterPanel } from './filter-panel.tsx';

type SizeFilterProps = Pick<FilterTarget, 'filters' | 'hrefOf'> & {
  catalog: Pick<Catalog, 'products' | 'facets' | 'total'>;
};

type SizeChoice = { size: string; products?: number };

/** Lists the sizes to filter by, with their numbers of products where known, and those already chosen. */
function sizeChoices({ filters, catalog }: SizeFilterProps): SizeChoice[] {
  if (filters.category === null) return [];
  const { facets, products } = catalog;
  const counts = new Map(facets?.sizes.map(({ name, products }) => [name, products]));
  const offered = facets
    ? facets.sizes.filter((size) => size.products > 0).map(({ name }) => name)
    : products.flatMap(({ size }) => size);
  return parseSizes([...offered, ...filters.sizes])
    .sort(compareSizes)
    .map((size) => (facets ? { size, products: counts.get(size) ?? 0 } : { size }));
}

const toggleSize = ({ sizes }: CatalogFilters, size: string): string[] =>
  sizes.includes(size) ? sizes.filter((other) => other !== size) : [...sizes, size];

export function SizeFilter(props: SizeFilterProps) {
  const { filters, hrefOf, catalog } = props;
  const choices = sizeChoices(props);
  if (choices.length === 0) return null;
  return (
    <FilterPanel
      icon="ruler"
      title={texts.filterBySize}
      chosen={filters.sizes.length}
      products={catalog.total}
    >
      <ul aria-label={texts.sizes} className="flex flex-wrap gap-2">
        {choices.map(({ size, products }) => {
          const isOn = filters.sizes.includes(size);
          return (
            <li key={size}>
              <FilterChip
                to={hrefOf(withFilters(filters, { sizes: toggleSize(filters, size) }))}
                isOn={isOn}
                label={isOn ? texts.removeSize(size) : texts.size(size, products)}
                replace
              >
                {size}{' '}
                {!isOn && products !== undefined && (
                  <span className="text-ink-soft">{texts.count(products)}</span>
                )}
              </FilterChip>
            </li>
          );
        })}
        {filters.sizes.length > 0 && (
          <li>
            <Link
              to={hrefOf(withFilters(filters, { sizes: [] }))}
              className="btn-quiet inline-flex min-h-11 items-center rounded-full px-4 text-sm"
              state={IN_PLACE}
              replace
            >
              {texts.clear}
            </Link>
          </li>
        )}
      </ul>
    </FilterPanel>
  );
}
