import { canBeBought, type CatalogProduct } from './catalog-product';
import { comparatorOf } from './compare-products';

type Sales = {
  /** Orders in which a product was bought together with the wanted one, by document id. */
  together: ReadonlyMap<string, number>;
  unitsSold: ReadonlyMap<string, number>;
};

/** Lists products that can be bought with one: those of the same orders first, then the best sold of its category. */
export function relatedProducts(
  all: readonly CatalogProduct[],
  documentId: string,
  { together, unitsSold }: Sales,
): CatalogProduct[] {
  const category = all.find((product) => product.documentId === documentId)?.category;
  const isRelated = (product: CatalogProduct) =>
    product.documentId !== documentId && (together.has(product.documentId) || product.category === category);
  const timesOf = (product: CatalogProduct) => together.get(product.documentId) ?? 0;
  const featured = comparatorOf({ sortBy: 'featured', sortOrder: 'asc' }, { unitsSold });
  return all
    .filter((product) => product.active && canBeBought(product) && isRelated(product))
    .sort((a, b) => timesOf(b) - timesOf(a) || featured(a, b));
}
