import type { SiteContent } from '@shop/contract';
import { paths, sections } from '#shared/navigation/paths.ts';
import type { CardActions } from './cards/product-card.tsx';
import { serializeCatalogFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import { CategoryChips } from './filters/category-chips.tsx';
import { ProductListing } from './product-listing.tsx';

type CatalogSectionProps = CardActions & {
  content: SiteContent['productCatalog'];
  guides: SiteContent['sizeGuides'];
  filters: CatalogFilters;
};

const hrefOf = (filters: CatalogFilters) =>
  `${paths.home}${serializeCatalogFilters(filters)}#${sections.products}`;

export function CatalogSection({ content, guides, filters, ...actions }: CatalogSectionProps) {
  const { mainTitle, subtitle, categories } = content;
  return (
    <section
      id={sections.products}
      data-content-block="productCatalog"
      aria-labelledby="catalog-title"
      className="section"
    >
      <div className="page flex flex-col gap-8">
        <header className="mx-auto max-w-text text-center">
          <h2 id="catalog-title" tabIndex={-1}>
            {mainTitle}
          </h2>
          {subtitle && <p className="mt-3 text-ink-soft">{subtitle}</p>}
        </header>
        <CategoryChips categories={categories} filters={filters} hrefOf={hrefOf} />
        <ProductListing
          filters={filters}
          hrefOf={hrefOf}
          action={`${paths.home}#${sections.products}`}
          isCategoryFixed={false}
          categories={categories}
          guides={guides}
          {...actions}
        />
      </div>
    </section>
  );
}
