import type { Category, SiteContent } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import type { CardActions } from './cards/product-card.tsx';
import { serializeCatalogFilters, type CatalogFilters } from './filters/catalog-filters.ts';
import { ProductListing } from './product-listing.tsx';
import { texts } from './texts.ts';

type CategoryListingProps = CardActions & {
  category: string;
  filters: CatalogFilters;
  categories: readonly Category[];
  guides: SiteContent['sizeGuides'];
};

export function CategoryListing({ category, ...listing }: CategoryListingProps) {
  const path = paths.category(category);
  return (
    <div className="flex flex-col gap-8">
      <h2 className="sr-only">{texts.products}</h2>
      <ProductListing
        hrefOf={(filters) => `${path}${serializeCatalogFilters(filters, category)}`}
        action={path}
        isCategoryFixed
        {...listing}
      />
    </div>
  );
}
