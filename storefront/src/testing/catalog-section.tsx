import { aSiteContent } from '@shop/web-kit/testing';
import { CatalogSection } from '#features/catalog/catalog-section.tsx';
import { parseCatalogFilters } from '#features/catalog/filters/catalog-filters.ts';
import { useSearchParams } from '#shared/router/router.tsx';

/** The home page's catalog, with the filters of the address. */
export function CatalogOfAddress() {
  const [search] = useSearchParams();
  const { productCatalog } = aSiteContent();
  return (
    <CatalogSection
      content={productCatalog}
      filters={parseCatalogFilters(search)}
      onAdd={() => {}}
      onQuickView={() => {}}
    />
  );
}
