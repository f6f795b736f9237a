import { useParams, useSearchParams } from '#shared/router/router.tsx';
import { parseCatalogFilters, serializeCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { CategoryChips } from '#features/catalog/filters/category-chips.tsx';
import { ProductListing } from '#features/catalog/product-listing.tsx';
import { texts as catalogTexts } from '#features/catalog/texts.ts';
import { Breadcrumb } from '#features/product-detail/breadcrumb.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { paths, sections } from '#shared/navigation/paths.ts';
import { MissingContent } from '../missing-content.tsx';
import { categoryName } from '../page-request.ts';
import { texts } from '../texts.ts';
import { useCardActions } from '../use-card-actions.tsx';

export default function CategoryPage() {
  const content = useContent();
  const { category = '' } = useParams();
  const [search] = useSearchParams();
  const { actions, sheet } = useCardActions();
  if (!content) return <MissingContent />;
  const name = categoryName(content, category);
  const path = paths.category(category);
  const filters = parseCatalogFilters(search, category);
  return (
    <div className="page pb-16">
      <Breadcrumb
        crumbs={[
          { name: texts.home, path: paths.home },
          { name, path },
        ]}
      />
      <h1 tabIndex={-1} className="pb-3 text-h2 md:pt-2 md:pb-6">
        {name}
      </h1>
      <div className="flex flex-col gap-4 md:gap-8">
        {/* From the large breakpoint on, the header shows the same links. */}
        <div className="lg:hidden">
          <CategoryChips
            categories={content.productCatalog.categories}
            filters={filters}
            hrefOf={(name) => (name === null ? `${paths.home}#${sections.products}` : paths.category(name))}
          />
        </div>
        <h2 className="sr-only">{catalogTexts.products}</h2>
        <ProductListing
          filters={filters}
          hrefOf={(filters) => `${path}${serializeCatalogFilters(filters, category)}`}
          action={path}
          isCategoryFixed
          {...actions}
        />
      </div>
      {sheet}
    </div>
  );
}
