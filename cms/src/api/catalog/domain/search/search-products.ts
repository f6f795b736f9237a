import type { SearchInterpretation } from '@shop/contract';
import type { CatalogFilter } from '../catalog-filter';
import { canBeBought, type CatalogProduct } from './catalog-product';
import { matchesFilter } from './matches-filter';
import { readQuery, readWords, type KnownNames, type ReadQuery } from './read-query';
import type { FoundWord, TextSearch } from './text-search';

/** Products of a search with the filter that was read from its text, the most relevant first. */
export type SearchedProducts = {
  products: CatalogProduct[];
  filter: CatalogFilter;
  interpretation: SearchInterpretation;
};

export type SearchSource = KnownNames & {
  text: TextSearch;
  product(id: number): CatalogProduct | undefined;
  all(): readonly CatalogProduct[];
  colorName(key: string): string;
};

const MAX_NEAREST = 4;
// What is sold out comes behind what is nearly as relevant.
const SOLD_OUT = 0.5;

type Scored = { product: CatalogProduct; score: number; words: number };

function scoreProducts({ product }: SearchSource, found: readonly FoundWord[]): Scored[] {
  const scored = new Map<number, Scored>();
  for (const { scores } of found)
    for (const [id, score] of scores) {
      const known = scored.get(id);
      const of = known?.product ?? product(id);
      if (of)
        scored.set(id, { product: of, score: (known?.score ?? 0) + score, words: (known?.words ?? 0) + 1 });
    }
  return [...scored.values()];
}

const relevance = ({ product, score }: Scored): number => score * (canBeBought(product) ? 1 : SOLD_OUT);

function inOrder(scored: readonly Scored[], filter: CatalogFilter): CatalogProduct[] {
  return scored
    .filter(({ product }) => matchesFilter(product, filter))
    .map((entry) => ({ ...entry, relevance: relevance(entry) }))
    .sort((a, b) => b.relevance - a.relevance || b.product.id - a.product.id)
    .map(({ product }) => product);
}

const newestFirst = (source: SearchSource, filter: CatalogFilter): CatalogProduct[] =>
  source
    .all()
    .filter((product) => matchesFilter(product, filter))
    .sort((a, b) => Number(canBeBought(b)) - Number(canBeBought(a)) || b.id - a.id);

// A choice of the reader and one of the text must both hold.
const narrowed = (chosen: readonly string[], read: readonly string[]): readonly string[] => {
  if (chosen.length === 0 || read.length === 0) return chosen.length > 0 ? chosen : read;
  return chosen.filter((name) => read.includes(name));
};

const contradicts = (filter: CatalogFilter, { sizes, colors }: ReadQuery): boolean =>
  (filter.sizes.length > 0 && sizes.length > 0 && narrowed(filter.sizes, sizes).length === 0) ||
  (filter.colors.length > 0 && colors.length > 0 && narrowed(filter.colors, colors).length === 0);

function correctionsOf(words: readonly string[], found: readonly FoundWord[]) {
  return words.flatMap((typed, at) => {
    const used = found[at]?.usedInstead;
    return used === undefined || used === typed ? [] : [{ typed, used }];
  });
}

function attempt(source: SearchSource, filter: CatalogFilter, query: ReadQuery): SearchedProducts {
  const { words, sizes, colors } = query;
  const found = words.map((word) => source.text.find(word));
  const searched = {
    ...filter,
    sizes: narrowed(filter.sizes, sizes),
    colors: narrowed(filter.colors, colors),
  };
  const hits = scoreProducts(source, found).filter((entry) => entry.words === words.length);
  const interpretation = {
    sizes,
    colors: colors.map(source.colorName),
    corrections: correctionsOf(words, found),
    nearest: [],
  };
  if (contradicts(filter, query)) return { products: [], filter: searched, interpretation };
  const isChoice = words.length === 0 && sizes.length + colors.length > 0;
  const products = isChoice ? newestFirst(source, searched) : inOrder(hits, searched);
  return { products, filter: searched, interpretation };
}

/** Finds the products that have most of the words; none when no product has half of them. */
function attemptSome(
  source: SearchSource,
  filter: CatalogFilter,
  words: readonly string[],
): CatalogProduct[] {
  const scored = scoreProducts(
    source,
    words.map((word) => source.text.find(word)),
  ).filter(({ product }) => matchesFilter(product, filter));
  const most = Math.max(0, ...scored.map((entry) => entry.words));
  return most * 2 < words.length
    ? []
    : inOrder(
        scored.filter((entry) => entry.words === most),
        filter,
      );
}

/** Readings of a text, the narrowest first: with its sizes and colours, as plain words, without sizes and colours. */
function readingsOf(source: SearchSource, filter: CatalogFilter): ReadQuery[] {
  const query = readQuery(filter.searchTerm, source);
  const isPlain = query.sizes.length + query.colors.length === 0;
  if (isPlain || contradicts(filter, query)) return [query];
  const plain = { words: readWords(filter.searchTerm), sizes: [], colors: [] };
  return [query, plain, ...(query.words.length > 0 ? [{ ...query, sizes: [], colors: [] }] : [])];
}

/** Searches a text by each of its readings until one finds products, then by most of its words. */
export function searchProducts(source: SearchSource, filter: CatalogFilter): SearchedProducts {
  const [first, ...others] = readingsOf(source, filter) as [ReadQuery, ...ReadQuery[]];
  const narrowest = attempt(source, filter, first);
  if (narrowest.products.length > 0) return narrowest;
  for (const reading of others) {
    const found = attempt(source, filter, reading);
    if (found.products.length > 0) return found;
  }
  const some = first.words.length > 1 ? attemptSome(source, narrowest.filter, first.words) : [];
  if (some.length > 0) return { ...narrowest, products: some };
  const words = readWords(filter.searchTerm);
  const nearest = [...new Set(words.flatMap((word) => source.text.nearest(word, MAX_NEAREST)))];
  return {
    ...narrowest,
    interpretation: { ...narrowest.interpretation, nearest: nearest.slice(0, MAX_NEAREST) },
  };
}
