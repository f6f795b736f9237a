import type { Color, OfferedColor } from '@shop/contract';
import { bestOf } from './best-of';
import {
  bitsUpTo,
  countOf,
  IdSet,
  keepCommon,
  keepIf,
  newestFirst,
  newestOf,
  takeOut,
  type IdBits,
} from './id-set';
import type { CatalogFilter } from './list-statement';
import { wordBook, type Place } from './word-book';

/** What the index knows of a product. */
export type IndexedProduct = {
  id: number;
  active: boolean;
  category: string;
  /** The sizes that are in stock. */
  sizes: readonly string[];
  /** The colours it comes in, as they are compared. */
  colors: readonly string[];
  price: number;
  titleKey: string;
  searchText: string;
};

/** A page's ids; null where the index in the order asked for comes to them sooner. */
export type FoundPage = { total: number; ids: number[] | null };

export type ProductIndex = {
  /** Takes in a product as it is now, with its colours as people read them. */
  put(product: IndexedProduct, palette?: readonly Color[]): void;
  remove(id: number): void;
  search(filter: CatalogFilter): FoundPage;
  /** The colours that lead from this filter to any product, those that lead to most first; chosen ones narrow nothing here. */
  colors(filter: CatalogFilter): OfferedColor[];
};

// So many are sorted here in a moment. Of more, the database's index in that order soon finds enough for a page.
const COMPARED = 5_000;
/** More than a shopper would look through. */
const MAX_OFFERED_COLORS = 40;

type Spelled = { text: string; title: string; facets: readonly string[] };

const NOTHING: Spelled = { text: '', title: '', facets: [] };

function spelled(product: IndexedProduct | undefined): Spelled {
  if (!product) return NOTHING;
  const { active, category, sizes, colors, titleKey, searchText } = product;
  return {
    text: searchText,
    // Searches are written without the mark that sorts ñ after n.
    title: titleKey.replaceAll('n~', 'n'),
    facets: [
      `active ${active}`,
      `category ${category}`,
      ...sizes.map((size) => `size ${size}`),
      ...new Set(colors.map((color) => `color ${color}`)),
    ],
  };
}

type Order = Pick<CatalogFilter, 'sortBy' | 'descending'>;

function comparing({ sortBy, descending }: Order) {
  const turn = descending ? -1 : 1;
  return (a: IndexedProduct, b: IndexedProduct): number => {
    const [one, other] = sortBy === 'price' ? [a.price, b.price] : [a.titleKey, b.titleKey];
    if (one === other) return b.id - a.id;
    return one < other ? -turn : turn;
  };
}

/** Finds products by their words, category and sizes without reading any of them, however many there are. */
export function productIndex(): ProductIndex {
  const products = new Map<number, IndexedProduct>();
  const facets = new Map<string, IdSet>();
  // By name as it is compared: two ways of writing one colour are one.
  const palettes = new Map<string, Color>();
  const book = wordBook();
  let highest = 0;

  const facet = (name: string): IdSet => {
    const known = facets.get(name) ?? new IdSet();
    facets.set(name, known);
    return known;
  };
  const anyFacet = (names: readonly string[]): IdBits => {
    const bits = bitsUpTo(highest);
    for (const name of names) facets.get(name)?.addTo(bits);
    return bits;
  };
  const allWords = (words: readonly string[], place: Place): IdBits[] =>
    words.map((word) => {
      const bits = bitsUpTo(highest);
      book.find(word, place, bits);
      return bits;
    });

  function keepPrices(found: IdBits, { minPrice, maxPrice }: CatalogFilter): void {
    if (minPrice === undefined && maxPrice === undefined) return;
    const [from, to] = [minPrice ?? 0, maxPrice ?? Infinity];
    keepIf(found, (id) => {
      const { price } = products.get(id) as IndexedProduct;
      return price >= from && price <= to;
    });
  }

  function matching(filter: CatalogFilter): IdBits {
    const { active, category, sizes, colors = [], words } = filter;
    const sets = allWords(words, 'text');
    if (active !== undefined) sets.push(anyFacet([`active ${active}`]));
    if (category) sets.push(anyFacet([`category ${category}`]));
    if (sizes.length > 0) sets.push(anyFacet(sizes.map((size) => `size ${size}`)));
    if (colors.length > 0) sets.push(anyFacet(colors.map((color) => `color ${color}`)));
    const [first = anyFacet(['active true', 'active false']), ...rest] = sets;
    for (const other of rest) keepCommon(first, other);
    keepPrices(first, filter);
    return first;
  }

  // What is called so comes before what only mentions it; each of the two the newest first.
  function titlesFirst(found: IdBits, { words, offset, limit }: CatalogFilter): number[] {
    if (words.length === 0) return newestOf(found, offset, limit);
    const called = found.slice();
    for (const bits of allWords(words, 'title')) keepCommon(called, bits);
    takeOut(found, called);
    const first = newestOf(called, offset, limit);
    const passed = Math.max(0, offset - countOf(called));
    return [...first, ...newestOf(found, passed, limit - first.length)];
  }

  function* records(found: IdBits): Generator<IndexedProduct> {
    for (const id of newestFirst(found)) yield products.get(id) as IndexedProduct;
  }

  function page(found: IdBits, total: number, filter: CatalogFilter): number[] | null {
    const { offset, limit, colors = [] } = filter;
    if (total <= offset) return [];
    if (!filter.sortBy) return titlesFirst(found, filter);
    // The order's own index knows no colours.
    if (total > COMPARED && colors.length === 0) return null;
    const best = bestOf(records(found), offset + limit, comparing(filter));
    return best.slice(offset).map(({ id }) => id);
  }

  function write(id: number, before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    const was = spelled(before);
    const is = spelled(after);
    book.replace(id, 'text', was.text, is.text);
    book.replace(id, 'title', was.title, is.title);
    for (const name of was.facets) facets.get(name)?.remove(id);
    for (const name of is.facets) facet(name).add(id);
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
      const total = countOf(found);
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
