import { compareSizes, offeredSizes, parseSizes, type Product, type SiteContent } from '@shop/contract';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import { withFilters, type CatalogFilters } from './catalog-filters.ts';
import { FilterChip, FilterDetails } from './filter-chip.tsx';
import type { FilterTarget } from './filter-form.tsx';

type SizeFilterProps = Pick<FilterTarget, 'filters' | 'hrefOf'> & {
  guides: SiteContent['sizeGuides'];
  products: readonly Product[];
};

// The sizes of the category's guide, of the listed products, and those already chosen.
function sizeChoices({ filters, guides, products }: SizeFilterProps): string[] {
  if (filters.category === null) return [];
  const carried = products.flatMap(({ size }) => size);
  return parseSizes([...offeredSizes(filters.category, guides), ...carried, ...filters.sizes]).sort(
    compareSizes,
  );
}

const toggleSize = ({ sizes }: CatalogFilters, size: string): string[] =>
  sizes.includes(size) ? sizes.filter((other) => other !== size) : [...sizes, size];

export function SizeFilter(props: SizeFilterProps) {
  const { filters, hrefOf } = props;
  const choices = sizeChoices(props);
  if (choices.length === 0) return null;
  return (
    <FilterDetails
      icon="ruler"
      title={texts.filterBySize}
      isOpen={filters.sizes.length > 0}
      className="sm:open:w-auto"
    >
      <ul className="mt-3 flex flex-wrap gap-2">
        {choices.map((size) => {
          const isOn = filters.sizes.includes(size);
          return (
            <li key={size}>
              <FilterChip
                to={hrefOf(withFilters(filters, { sizes: toggleSize(filters, size) }))}
                isOn={isOn}
                label={isOn ? texts.removeSize(size) : texts.size(size)}
              >
                {size}
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
            >
              {texts.clear}
            </Link>
          </li>
        )}
      </ul>
    </FilterDetails>
  );
}
