import type { Category, SiteContent } from '@shop/contract';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { isNarrowed, NOT_NARROWED, searchOf, withFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import { colorsToFilter } from './filters/color-filter.tsx';
import { MoreFilters } from './filters/more-filters.tsx';
import { CategoryChips } from './filters/category-chips.tsx';
import type { CardActions } from './cards/product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SizeFilter } from './filters/size-filter.tsx';
import { sizesToFilter } from './filters/sizes-to-filter.ts';
import { SortForm } from './filters/sort-form.tsx';
import { texts } from './texts.ts';
import { useCatalog } from './use-catalog.ts';

type CatalogProps = CardActions & {
  content: SiteContent['productCatalog'];
  guides: SiteContent['sizeGuides'];
  filters: CatalogFilters;
};

const BASE = '/';
const ANCHOR = 'products';

const emptyTextOf = (filters: CatalogFilters) => {
  if (isNarrowed(filters)) return texts.nothingFound;
  return filters.category === null ? texts.empty : texts.emptyCategory;
};

/** The home page's catalogue: categories, sizes, order and products, all of them in the address. */
export function CatalogSection({ content, guides, filters, ...actions }: CatalogProps) {
  const catalog = useCatalog(filters);
  const categories: readonly Category[] = content.categories;
  const hrefOf = (wanted: CatalogFilters) => `${BASE}${searchOf(wanted)}#${ANCHOR}`;
  const clearHref =
    filters.category !== null || isNarrowed(filters)
      ? hrefOf(withFilters(filters, { category: null, ...NOT_NARROWED }))
      : null;
  return (
    <section
      id={ANCHOR}
      data-content-block="productCatalog"
      aria-labelledby="catalog-title"
      className="section"
    >
      <div className="page flex flex-col gap-8">
        <header className="mx-auto max-w-text text-center">
          <h2 id="catalog-title" tabIndex={-1}>
            {content.mainTitle}
          </h2>
          {content.subtitle && <p className="mt-3 text-ink-soft">{content.subtitle}</p>}
        </header>
        <CategoryChips categories={categories} filters={filters} base={BASE} anchor={ANCHOR} />
        <div className="flex flex-wrap items-start gap-4">
          <SizeFilter
            key={filters.category}
            offered={sizesToFilter(filters, guides, catalog.products)}
            filters={filters}
            hrefOf={hrefOf}
          />
          <MoreFilters
            key={`more ${filters.category}`}
            colors={colorsToFilter(filters, catalog.colors)}
            filters={filters}
            hrefOf={hrefOf}
            action={`${BASE}#${ANCHOR}`}
            fixedCategory={false}
          />
          <SortForm
            filters={filters}
            hrefOf={hrefOf}
            action={`${BASE}#${ANCHOR}`}
            resting="default"
            fixedCategory={false}
          />
        </div>
        <AppliedFilters filters={filters} hrefOf={hrefOf} />
        <ProductGrid
          catalog={catalog}
          filters={filters}
          hrefOf={hrefOf}
          categories={categories}
          emptyText={emptyTextOf(filters)}
          clearHref={clearHref}
          {...actions}
        />
      </div>
    </section>
  );
}
