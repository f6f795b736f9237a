import type { OfferedColor, ProductFacets, SearchInterpretation } from '@shop/contract';
import type { CatalogFilter } from '../catalog-filter';
import type { CatalogProduct } from './catalog-product';
import { comparatorOf } from './compare-products';
import { countColors, countFacets } from './count-facets';
import { matchesFilter } from './matches-filter';
import { relatedProducts } from './related-products';
import { searchProducts, type SearchedProducts } from './search-products';
import { stemsOf, type SynonymGroup } from './synonyms';
import { createTextSearch } from './text-search';

/** Total and ids of a page, with the reading of the searched text. */
export type FoundPage = { total: number; ids: number[]; search?: SearchInterpretation };

export type CatalogIndex = {
  put(product: CatalogProduct, stock?: number): void;
  remove(id: number): void;
  /** Replaces the units that each product sold lately, by document id. */
  setUnitsSold(units: ReadonlyMap<string, number>): void;
  page(filter: CatalogFilter): FoundPage;
  /** Ids of the products to buy with one, the closest first; `together` counts the orders that had both. */
  related(documentId: string, together: ReadonlyMap<string, number>): number[];
  facets(filter: CatalogFilter): ProductFacets;
  colors(filter: CatalogFilter): OfferedColor[];
  /** Categories of all products. */
  categories(): readonly string[];
};

// Answers are kept until a product changes: most shoppers look at the same few lists.
const MAX_KEPT_ANSWERS = 100;

const sameProduct = (a: CatalogProduct, b: CatalogProduct): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export function createCatalogIndex(synonyms: readonly SynonymGroup[]): CatalogIndex {
  const products = new Map<number, CatalogProduct>();
  const text = createTextSearch(synonyms);
  const kept = new Map<string, unknown>();
  let unitsSold: ReadonlyMap<string, number> = new Map();
  const stock = new Map<number, number>();

  function keep<T>(kind: string, filter: Partial<CatalogFilter>, make: () => T): T {
    const key = `${kind} ${JSON.stringify(filter)}`;
    if (kept.has(key)) return kept.get(key) as T;
    const made = make();
    if (kept.size >= MAX_KEPT_ANSWERS) kept.clear();
    kept.set(key, made);
    return made;
  }

  const all = () => keep('all', {}, () => [...products.values()]);
  // The first spelling of a colour stands for the others.
  const colorsByKey = () =>
    keep('colors by key', {}, () => {
      const names = new Map<string, string>();
      for (const { colors, colorKeys } of all())
        colorKeys.forEach((key, at) => names.has(key) || names.set(key, colors[at]?.name ?? key));
      return names;
    });
  const source = () => ({
    text,
    all,
    knows: text.knows,
    product: (id: number) => products.get(id),
    colorName: (key: string) => colorsByKey().get(key) ?? key,
    sizes: keep('sizes', {}, () => new Set(all().flatMap(({ sizes }) => sizes))),
    colors: keep(
      'color stems',
      {},
      () => new Map([...colorsByKey().keys()].map((key) => [stemsOf(key).join(' '), key])),
    ),
  });

  const searched = (filter: CatalogFilter): SearchedProducts =>
    keep('search', { ...filter, offset: 0, limit: 0, sortBy: undefined, sortOrder: 'asc' }, () =>
      searchProducts(source(), filter),
    );

  const matching = (filter: CatalogFilter): readonly CatalogProduct[] =>
    filter.searchTerm ? searched(filter).products : all().filter((product) => matchesFilter(product, filter));

  const sortedNow = (filter: CatalogFilter): readonly CatalogProduct[] =>
    filter.searchTerm && !filter.sortBy
      ? matching(filter)
      : [...matching(filter)].sort(comparatorOf(filter, { unitsSold, stock }));

  // Each sale changes the order by stock, so that one is not kept: keeping it would drop the answers for shoppers.
  const sorted = (filter: CatalogFilter): readonly CatalogProduct[] =>
    filter.sortBy === 'stock'
      ? sortedNow(filter)
      : keep('sorted', { ...filter, offset: 0, limit: 0 }, () => sortedNow(filter));

  // Choices are counted among the products that the words find without any filter but the reader's status.
  const candidates = ({ active, searchTerm, allWords }: CatalogFilter): readonly CatalogProduct[] =>
    searchTerm ? searched({ ...NO_FILTER, active, searchTerm, allWords }).products : all();

  return {
    put(product, units = 0) {
      stock.set(product.id, units);
      const before = products.get(product.id);
      if (before && sameProduct(before, product)) return;
      kept.clear();
      products.set(product.id, product);
      text.put(product);
    },
    remove(id) {
      stock.delete(id);
      if (!products.delete(id)) return;
      kept.clear();
      text.remove(id);
    },
    setUnitsSold(units) {
      unitsSold = units;
      kept.clear();
    },
    page(filter) {
      const found = sorted(filter);
      const ids = found.slice(filter.offset, filter.offset + filter.limit).map(({ id }) => id);
      const search = filter.searchTerm ? { search: searched(filter).interpretation } : {};
      return { total: found.length, ids, ...search };
    },
    related: (documentId, together) =>
      relatedProducts(all(), documentId, { together, unitsSold }).map(({ id }) => id),
    facets: (filter) =>
      keep('facets', { ...filter, offset: 0, limit: 0 }, () => countFacets(candidates(filter), filter)),
    categories: () => keep('categories', {}, () => [...new Set(all().map(({ category }) => category))]),
    colors: (filter) =>
      keep('colors', { ...filter, offset: 0, limit: 0 }, () => countColors(candidates(filter), filter)),
  };
}

const NO_FILTER: CatalogFilter = {
  sizes: [],
  colors: [],
  searchTerm: '',
  allWords: false,
  sortOrder: 'asc',
  limit: 0,
  offset: 0,
};
