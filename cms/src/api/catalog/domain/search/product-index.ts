import type { Color, OfferedColor } from '@shop/contract';
import { firstInOrder } from './first-in-order';
import type { CatalogFilter } from '../catalog-filter';
import {
  emptyBits,
  countIds,
  IdSet,
  intersect,
  filterIds,
  newestFirst,
  pageOfNewest,
  subtract,
  type IdBits,
} from './id-set';
import { createWordIndex, type SearchField } from './word-index';

export type IndexedProduct = {
  id: number;
  active: boolean;
  category: string;
  sizes: readonly string[];
  colors: readonly string[];
  inStock: boolean;
  price: number;
  titleKey: string;
  searchText: string;
};

/** Total and ids of a page; null ids mean that the database's index of the sort order is faster. */
export type FoundPage = { total: number; ids: number[] | null };

export type ProductIndex = {
  /** Adds or replaces a product; `palette` has its colours in the order of `product.colors`. */
  put(product: IndexedProduct, palette?: readonly Color[]): void;
  remove(id: number): void;
  search(filter: CatalogFilter): FoundPage;
  colors(filter: CatalogFilter): OfferedColor[];
};

// Sorting more matches is slower than walking the database's index of that order.
const MAX_SORTED_MATCHES = 5_000;
const MAX_OFFERED_COLORS = 40;

type Terms = { text: string; title: string; facets: readonly string[] };

const NO_TERMS: Terms = { text: '', title: '', facets: [] };

function termsOf(product: IndexedProduct | undefined): Terms {
  if (!product) return NO_TERMS;
  const { active, category, sizes, colors, inStock, titleKey, searchText } = product;
  return {
    text: searchText,
    // The sort key writes ñ as `n~`, searches do not.
    title: titleKey.replaceAll('n~', 'n'),
    facets: [
      `active ${active}`,
      `category ${category}`,
      `in stock ${inStock}`,
      ...sizes.map((size) => `size ${size}`),
      ...new Set(colors.map((color) => `color ${color}`)),
    ],
  };
}

function comparator({ sortBy, sortOrder }: CatalogFilter) {
  const sign = sortOrder === 'desc' ? -1 : 1;
  return (a: IndexedProduct, b: IndexedProduct): number => {
    const [one, other] = sortBy === 'price' ? [a.price, b.price] : [a.titleKey, b.titleKey];
    if (one === other) return b.id - a.id;
    return one < other ? -sign : sign;
  };
}

export function createProductIndex(): ProductIndex {
  const products = new Map<number, IndexedProduct>();
  const facets = new Map<string, IdSet>();
  // Palettes are keyed by searchable name, so spelling variants of a colour are one.
  const palettes = new Map<string, Color>();
  const wordIndex = createWordIndex();
  let highest = 0;

  const facet = (name: string): IdSet => {
    const ids = facets.get(name) ?? new IdSet();
    facets.set(name, ids);
    return ids;
  };
  const anyFacet = (names: readonly string[]): IdBits => {
    const bits = emptyBits(highest);
    for (const name of names) facets.get(name)?.addTo(bits);
    return bits;
  };
  const idsByWord = (words: readonly string[], field: SearchField): IdBits[] =>
    words.map((word) => {
      const bits = emptyBits(highest);
      wordIndex.find(word, field, bits);
      return bits;
    });

  function filterPrices(found: IdBits, { minPrice, maxPrice }: CatalogFilter): void {
    if (minPrice === undefined && maxPrice === undefined) return;
    const [from, to] = [minPrice ?? 0, maxPrice ?? Infinity];
    filterIds(found, (id) => {
      const { price } = products.get(id) as IndexedProduct;
      return price >= from && price <= to;
    });
  }

  function matching(filter: CatalogFilter): IdBits {
    const { active, category, sizes, colors = [], inStock, words } = filter;
    const sets = idsByWord(words, 'text');
    if (active !== undefined) sets.push(anyFacet([`active ${active}`]));
    if (category) sets.push(anyFacet([`category ${category}`]));
    if (inStock) sets.push(anyFacet(['in stock true']));
    if (sizes.length > 0) sets.push(anyFacet(sizes.map((size) => `size ${size}`)));
    if (colors.length > 0) sets.push(anyFacet(colors.map((color) => `color ${color}`)));
    const [first = anyFacet(['active true', 'active false']), ...rest] = sets;
    for (const other of rest) intersect(first, other);
    filterPrices(first, filter);
    return first;
  }

  // Matches in the title come first, then the others; each newest first.
  function titlesFirst(found: IdBits, { words, offset, limit }: CatalogFilter): number[] {
    if (words.length === 0) return pageOfNewest(found, offset, limit);
    const titleMatches = found.slice();
    for (const bits of idsByWord(words, 'title')) intersect(titleMatches, bits);
    subtract(found, titleMatches);
    const first = pageOfNewest(titleMatches, offset, limit);
    const skipped = Math.max(0, offset - countIds(titleMatches));
    return [...first, ...pageOfNewest(found, skipped, limit - first.length)];
  }

  function* records(found: IdBits): Generator<IndexedProduct> {
    for (const id of newestFirst(found)) yield products.get(id) as IndexedProduct;
  }

  function page(found: IdBits, total: number, filter: CatalogFilter): number[] | null {
    const { offset, limit, colors } = filter;
    if (total <= offset) return [];
    if (!filter.sortBy) return titlesFirst(found, filter);
    // The database's sort index cannot filter by colour.
    if (total > MAX_SORTED_MATCHES && colors.length === 0) return null;
    const first = firstInOrder(records(found), offset + limit, comparator(filter));
    return first.slice(offset).map(({ id }) => id);
  }

  function write(id: number, before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    const previous = termsOf(before);
    const current = termsOf(after);
    wordIndex.replace(id, 'text', previous.text, current.text);
    wordIndex.replace(id, 'title', previous.title, current.title);
    for (const name of previous.facets) facets.get(name)?.remove(id);
    for (const name of current.facets) facet(name).add(id);
  }

  return {
    put(product, palette = []) {
      product.colors.forEach((key, at) => palette[at] && palettes.set(key, palette[at]));
      highest = Math.max(highest, product.id);
      write(product.id, products.get(product.id), product);
      products.set(product.id, product);
    },
    remove(id) {
      write(id, products.get(id), undefined);
      products.delete(id);
    },
    search(filter) {
      const found = matching(filter);
      const total = countIds(found);
      return { total, ids: page(found, total, filter) };
    },
    colors(filter) {
      const found = matching({ ...filter, colors: [] });
      return [...palettes]
        .map(([key, color]) => ({ ...color, products: facets.get(`color ${key}`)?.countIn(found) ?? 0 }))
        .filter(({ products: count }) => count > 0)
        .sort((a, b) => b.products - a.products || (a.name < b.name ? -1 : 1))
        .slice(0, MAX_OFFERED_COLORS);
    },
  };
}
