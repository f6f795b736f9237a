import MiniSearch from 'minisearch';
import { productListQuerySchema } from '@shop/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { parseCatalogFilter } from '../catalog-filter';
import { createCatalogIndex } from './catalog-index';
import type { CatalogProduct } from './catalog-product';
import { searchable } from './search-text';

const aProduct = (id: number, title: string): CatalogProduct => ({
  id,
  title,
  documentId: `d${id}`,
  active: true,
  category: 'bodies',
  categoryLabel: 'Bodies',
  titleKey: title,
  description: '',
  searchText: searchable(title),
  price: 1,
  sizes: [],
  colors: [],
  colorKeys: [],
  inStock: [{ size: null, color: null }],
  lacksFacts: false,
  needsGuide: false,
  isLow: false,
});

const index = createCatalogIndex([]);
['Bombacha de encaje', 'Corpiño de algodón', 'Camisón largo'].forEach((title, at) =>
  index.put(aProduct(at + 1, title)),
);

/** Counts the walks through the words of the shop, which make an unknown word dear. */
function walksOf(searchTerm: string): number {
  const search = vi.spyOn(MiniSearch.prototype, 'search').mockClear();
  const filter = parseCatalogFilter(productListQuerySchema.parse({ searchTerm }), false);
  index.page(filter);
  index.facets(filter);
  return search.mock.calls.filter(([, options]) => options?.fuzzy).length;
}

const unknown = (from: number, words: number): string =>
  Array.from({ length: words }, (_, at) => `xqz${'abcdefghijklmnopqrstuvwxyz'.charAt(from + at)}wzqxk`).join(
    ' ',
  );

afterEach(() => vi.restoreAllMocks());

test('a search of ten unknown words seeks near words at most twice as often as one of one word', () => {
  const one = walksOf(unknown(0, 1));
  expect(one).toBeGreaterThan(0);
  for (const words of [2, 3, 5, 10]) {
    index.put(aProduct(9, `Bata ${words}`));
    expect(walksOf(unknown(1, words)), `${words} words`).toBeLessThanOrEqual(2 * one);
  }
});

test('a search remembers the near words of an unknown word until a product changes', () => {
  const first = walksOf(`bata ${unknown(20, 1)}`);
  expect(first).toBeGreaterThan(0);
  expect(walksOf(`camison ${unknown(20, 1)}`)).toBe(walksOf('camison bata'));
  index.put(aProduct(10, 'Enteriza'));
  expect(walksOf(`bata ${unknown(20, 1)}`)).toBe(first);
});
