import type { Category, SiteContent } from '@shop/contract';
import { paths } from '#shared/paths.ts';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { isNarrowed, NOT_NARROWED, searchOf, withFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import { colorsToFilter } from './filters/color-filter.tsx';
import { MoreFilters } from './filters/more-filters.tsx';
import type { CardActions } from './cards/product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SizeFilter } from './filters/size-filter.tsx';
import { sizesToFilter } from './filters/sizes-to-filter.ts';
import { SortForm } from './filters/sort-form.tsx';
import { texts } from './texts.ts';
import { useCatalog } from './use-catalog.ts';

type ListingProps = CardActions & {
  category: string;
  filters: CatalogFilters;
  categories: readonly Category[];
  guides: SiteContent['sizeGuides'];
};

/** The products of one category, sorted by name until told otherwise. */
export function CategoryListing({ category, filters, categories, guides, ...actions }: ListingProps) {
  const catalog = useCatalog(filters);
  const base = paths.category(category);
  const hrefOf = (wanted: CatalogFilters) => `${base}${searchOf(wanted, category)}`;
  const narrowed = isNarrowed(filters);
  return (
    <div className="flex flex-col gap-8">
      <h2 className="sr-only">{texts.products}</h2>
      <div className="flex flex-wrap items-start gap-4">
        <SizeFilter
          offered={sizesToFilter(filters, guides, catalog.products)}
          filters={filters}
          hrefOf={hrefOf}
        />
        <MoreFilters
          colors={colorsToFilter(filters, catalog.colors)}
          filters={filters}
          hrefOf={hrefOf}
          action={base}
          fixedCategory
        />
        <SortForm filters={filters} hrefOf={hrefOf} action={base} resting="nombre" fixedCategory />
      </div>
      <AppliedFilters filters={filters} hrefOf={hrefOf} />
      <ProductGrid
        catalog={catalog}
        filters={filters}
        hrefOf={hrefOf}
        categories={categories}
        emptyText={narrowed ? texts.nothingFound : texts.emptyCategory}
        clearHref={narrowed ? hrefOf(withFilters(filters, NOT_NARROWED)) : null}
        {...actions}
      />
    </div>
  );
}
