import { compareSizes, offeredSizes, parseSizes, type Product, type SiteContent } from '@shop/contract';
import type { CatalogFilters } from './catalog-filters.ts';

type Guides = SiteContent['sizeGuides'];

/** The sizes to filter a category by: those of its guide, of the products in view, and those chosen already. */
export const sizesToFilter = (
  filters: CatalogFilters,
  guides: Guides,
  products: readonly Product[],
): string[] => {
  if (filters.category === null) return [];
  const carried = products.flatMap(({ size }) => size);
  return parseSizes([...offeredSizes(filters.category, guides), ...carried, ...filters.sizes]).sort(
    compareSizes,
  );
};
