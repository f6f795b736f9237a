import { expect, test } from 'vitest';
import type { CatalogProduct } from './catalog-product';
import { relatedProducts } from './related-products';

const aProduct = (id: number, change: Partial<CatalogProduct> = {}): CatalogProduct => ({
  id,
  title: `p${id}`,
  documentId: `d${id}`,
  active: true,
  category: 'bodies',
  categoryLabel: 'Bodies',
  titleKey: '',
  description: '',
  searchText: '',
  price: 1,
  sizes: [],
  colors: [],
  colorKeys: [],
  inStock: [{ size: null, color: null }],
  isLow: false,
  lacksFacts: false,
  needsGuide: false,
  ...change,
});

test('relatedProducts prefers what was bought together, then the best sold of the category', () => {
  const all = [
    aProduct(1),
    aProduct(2),
    aProduct(3),
    aProduct(4, { category: 'medias' }),
    aProduct(5, { category: 'medias' }),
    aProduct(6, { inStock: [] }),
    aProduct(7, { active: false }),
  ];
  const together = new Map([
    ['d4', 3],
    ['d2', 1],
    ['d6', 9],
    ['d7', 9],
  ]);
  const found = relatedProducts(all, 'd1', { together, unitsSold: new Map([['d3', 5]]) });
  expect(found.map(({ id }) => id)).toEqual([4, 2, 3]);
  expect(relatedProducts(all, 'gone', { together: new Map(), unitsSold: new Map() })).toEqual([]);
});
