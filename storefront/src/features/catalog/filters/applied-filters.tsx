import { Link } from '#shared/router/index.ts';
import { Icon } from '@shop/web-kit/icons';
import { formatMoney } from '@shop/web-kit/format';
import { STAY } from '#shared/navigation/navigation-state.ts';
import { withFilters, type CatalogFilters } from './catalog-filters.ts';
import { texts } from '../texts.ts';

type AppliedProps = { filters: CatalogFilters; hrefOf: (filters: CatalogFilters) => string };

type Applied = { key: string; shown: string; label: string; change: Partial<CatalogFilters> };

const bound = (key: 'minPrice' | 'maxPrice', shown: string): Applied => ({
  key,
  shown,
  label: texts.removePrice(shown),
  change: { [key]: null },
});

const prices = ({ minPrice, maxPrice }: CatalogFilters): Applied[] => [
  ...(minPrice === null ? [] : [bound('minPrice', texts.priceFrom(formatMoney(minPrice)))]),
  ...(maxPrice === null ? [] : [bound('maxPrice', texts.priceTo(formatMoney(maxPrice)))]),
];

/** The search, sizes, colours and prices in force, each a link that removes it. */
export function AppliedFilters({ filters, hrefOf }: AppliedProps) {
  const applied: Applied[] = [
    ...(filters.search
      ? [
          {
            key: 'search',
            shown: texts.results(filters.search),
            label: texts.removeSearch(filters.search),
            change: { search: '' },
          },
        ]
      : []),
    ...filters.sizes.map((size) => ({
      key: size,
      shown: size,
      label: texts.removeSize(size),
      change: { sizes: filters.sizes.filter((other) => other !== size) },
    })),
    ...filters.colors.map((name) => ({
      key: `color ${name}`,
      shown: name,
      label: texts.removeColor(name),
      change: { colors: filters.colors.filter((other) => other !== name) },
    })),
    ...prices(filters),
  ];
  if (applied.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {applied.map(({ key, shown, label, change }) => (
        <li key={key}>
          <Link
            to={hrefOf(withFilters(filters, change))}
            className="chip chip-on max-w-full"
            aria-label={label}
            state={STAY}
          >
            <span className="min-w-0 wrap-anywhere whitespace-normal">{shown}</span>
            <Icon name="x" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
