import { useParams, useSearchParams } from '#shared/router/router.tsx';
import { parseCategoryFilters, serializeCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { ProductListing } from '#features/catalog/product-listing.tsx';
import { texts as catalogTexts } from '#features/catalog/texts.ts';
import { Breadcrumb } from '#features/product-detail/breadcrumb.tsx';
import { useContent } from '#shared/content/content-queries.ts';
import { paths } from '#shared/navigation/paths.ts';
import { MissingContent } from '../missing-content.tsx';
import { categoryName } from '../page-request.ts';
import { texts } from '../texts.ts';
import { useCardActions } from '../use-card-actions.tsx';

export default function CategoryPage() {
  const content = useContent();
  const { category = '' } = useParams();
  const [search] = useSearchParams();
  const { actions, quickView } = useCardActions();
  if (!content) return <MissingContent />;
  const name = categoryName(content, category);
  const path = paths.category(category);
  return (
    <div className="page pb-16">
      <Breadcrumb
        crumbs={[
          { name: texts.home, path: paths.home },
          { name, path },
        ]}
      />
      <h1 tabIndex={-1} className="pt-2 pb-8 text-h2">
        {name}
      </h1>
      <div className="flex flex-col gap-8">
        <h2 className="sr-only">{catalogTexts.products}</h2>
        <ProductListing
          filters={parseCategoryFilters(search, category)}
          hrefOf={(filters) => `${path}${serializeCatalogFilters(filters, category)}`}
          action={path}
          isCategoryFixed
          categories={content.productCatalog.categories}
          guides={content.sizeGuides}
          {...actions}
        />
      </div>
      {quickView}
    </div>
  );
}
