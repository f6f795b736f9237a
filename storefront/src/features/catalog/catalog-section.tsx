import { useEffect } from 'react';
import type { SiteContent } from '@shop/contract';
import { paths, sections } from '#shared/navigation/paths.ts';
import type { CardActions } from './cards/product-card.tsx';
import { serializeCatalogFilters, withFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import { CategoryChips } from './filters/category-chips.tsx';
import { ProductListing } from './product-listing.tsx';
import { texts as searchTexts } from './search/box-texts.ts';
import { texts } from './texts.ts';
import { optionalPart } from '@shop/web-kit/loading';

type CatalogSectionProps = CardActions & {
  content: SiteContent['productCatalog'];
  filters: CatalogFilters;
};

const hrefOf = (filters: CatalogFilters) =>
  `${paths.home}${serializeCatalogFilters(filters)}#${sections.products}`;

export function CatalogSection({ content, filters, ...actions }: CatalogSectionProps) {
  const { mainTitle, subtitle, categories } = content;
  const { search } = filters;
  useEffect(() => {
    if (!search) return;
    optionalPart(
      () => import('./search/record-search.ts'),
      ({ recordSearch }) => recordSearch(search),
    );
  }, [search]);
  // Results replace the hero, whose heading is that of the page.
  const Heading = search ? 'h1' : 'h2';
  return (
    <section
      id={sections.products}
      data-content-block="productCatalog"
      aria-labelledby="catalog-title"
      className="section max-md:pt-8"
    >
      <div className="page flex flex-col gap-4 md:gap-8">
        <header className="mx-auto max-w-text text-center">
          <Heading id="catalog-title" tabIndex={-1} className="text-h2 wrap-anywhere">
            {search ? searchTexts.results(search) : mainTitle}
          </Heading>
          {subtitle && !search && <p className="mt-2 text-ink-soft md:mt-3">{subtitle}</p>}
        </header>
        {search && <h2 className="sr-only">{texts.products}</h2>}
        <CategoryChips
          categories={categories}
          filters={filters}
          hrefOf={(category) => hrefOf(withFilters(filters, { category }))}
        />
        <ProductListing
          filters={filters}
          hrefOf={hrefOf}
          action={`${paths.home}#${sections.products}`}
          isCategoryFixed={false}
          {...actions}
        />
      </div>
    </section>
  );
}
