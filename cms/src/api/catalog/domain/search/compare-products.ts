import type { CatalogFilter } from '../catalog-filter';
import { canBeBought, type CatalogProduct } from './catalog-product';

type Compare = (a: CatalogProduct, b: CatalogProduct) => number;

const newest: Compare = (a, b) => b.id - a.id;

/** Orders by bytes, as the keys of titles are made for. */
const byTitle: Compare = (a, b) => (a.titleKey === b.titleKey ? 0 : a.titleKey < b.titleKey ? -1 : 1);

const byFeature =
  (unitsSold: ReadonlyMap<string, number>): Compare =>
  (a, b) =>
    Number(canBeBought(b)) - Number(canBeBought(a)) ||
    (unitsSold.get(b.documentId) ?? 0) - (unitsSold.get(a.documentId) ?? 0);

/** Numbers that a list may be ordered by and that change more often than the products. */
export type ProductCounts = {
  /** Units that each product sold lately, by document id. */
  unitsSold: ReadonlyMap<string, number>;
  /** Units in stock, by id. */
  stock?: ReadonlyMap<number, number>;
};

/** Returns the order of a list; equal products are newest first. */
export function comparatorOf(
  { sortBy, sortOrder }: Pick<CatalogFilter, 'sortBy' | 'sortOrder'>,
  { unitsSold, stock = new Map() }: ProductCounts,
): Compare {
  const sign = sortOrder === 'desc' ? -1 : 1;
  if (sortBy === 'price') return (a, b) => sign * (a.price - b.price) || newest(a, b);
  if (sortBy === 'title') return (a, b) => sign * byTitle(a, b) || newest(a, b);
  if (sortBy === 'stock') {
    const unitsOf = ({ id }: CatalogProduct) => stock.get(id) ?? 0;
    return (a, b) => sign * (unitsOf(a) - unitsOf(b)) || newest(a, b);
  }
  if (sortBy !== 'featured') return newest;
  const featured = byFeature(unitsSold);
  return (a, b) => featured(a, b) || newest(a, b);
}
