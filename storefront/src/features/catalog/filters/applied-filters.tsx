import { formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { IN_PLACE } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { texts } from '../texts.ts';
import { withFilters, type CatalogFilters } from './catalog-filters.ts';
import type { FilterTarget } from './filter-form.tsx';

type AppliedFilter = { key: string; shown: string; label: string; change: Partial<CatalogFilters> };

const priceBound = (key: 'minPrice' | 'maxPrice', shown: string): AppliedFilter => ({
  key,
  shown,
  label: texts.removePrice(shown),
  change: { [key]: null },
});

function listApplied({
  search,
  sizes,
  colors,
  minPrice,
  maxPrice,
  inStock,
}: CatalogFilters): AppliedFilter[] {
  const applied: AppliedFilter[] = [
    ...sizes.map((size) => ({
      key: size,
      shown: size,
      label: texts.removeSize(size),
      change: { sizes: sizes.filter((other) => other !== size) },
    })),
    ...colors.map((name) => ({
      key: `color ${name}`,
      shown: name,
      label: texts.removeColor(name),
      change: { colors: colors.filter((other) => other !== name) },
    })),
  ];
  if (minPrice !== null) applied.push(priceBound('minPrice', texts.priceFrom(formatMoney(minPrice))));
  if (maxPrice !== null) applied.push(priceBound('maxPrice', texts.priceTo(formatMoney(maxPrice))));
  if (inStock)
    applied.push({
      key: 'stock',
      shown: texts.inStock,
      label: texts.removeInStock,
      change: { inStock: false },
    });
  if (!search) return applied;
  const label = texts.removeSearch(search);
  return [{ key: 'search', shown: texts.quoted(search), label, change: { search: '' } }, ...applied];
}

export function AppliedFilters({ filters, hrefOf }: Pick<FilterTarget, 'filters' | 'hrefOf'>) {
  const applied = listApplied(filters);
  if (applied.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {applied.map(({ key, shown, label, change }) => (
        <li key={key}>
          <Link
            to={hrefOf(withFilters(filters, change))}
            className="chip chip-on max-w-full"
            aria-label={label}
            state={IN_PLACE}
          >
            <span className="min-w-0 wrap-anywhere whitespace-normal">{shown}</span>
            <Icon name="x" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
