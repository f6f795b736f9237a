import type { SearchInterpretation } from '@shop/contract';
import type { CatalogFilter } from '../catalog-filter';
import { canBeBought, type CatalogProduct } from './catalog-product';
import { bareWord, denialOf, isDenied, markedLike } from './denied-words';
import { matchesFilter } from './matches-filter';
import { readQuery, readWords, withoutDenied, type KnownNames, type ReadQuery } from './read-query';
import { searchable } from './search-text';
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
// A guess costs many times what the other ways of finding a word do, and texts of unknown words can be sent by anybody.
const MAX_GUESSED = 2;

type Found = readonly FoundWord[];

/** Returns the ids of the products that have all words, the most relevant first. */
function idsWithAll(found: Found): Iterable<number> {
  const [fewest, ...others] = [...found].sort((a, b) => a.scores.size - b.scores.size);
  if (!fewest) return [];
  if (others.length === 0) return fewest.scores.keys();
  const sums: { id: number; sum: number }[] = [];
  for (const [id, score] of fewest.scores)
    if (others.every(({ scores }) => scores.has(id)))
      sums.push({ id, sum: others.reduce((sum, { scores }) => sum + (scores.get(id) ?? 0), score) });
  return sums.sort((a, b) => b.sum - a.sum).map(({ id }) => id);
}

/** Returns the ids of the products that have most of the words; none when no product has half of them. */
function idsWithMost(found: Found, isWanted: (id: number) => boolean): number[] {
  const sums = new Map<number, { words: number; sum: number }>();
  for (const { scores } of found)
    for (const [id, score] of scores) {
      const { words, sum } = sums.get(id) ?? { words: 0, sum: 0 };
      if (isWanted(id)) sums.set(id, { words: words + 1, sum: sum + score });
    }
  const most = Math.max(0, ...[...sums.values()].map(({ words }) => words));
  if (most * 2 < found.length) return [];
  return [...sums]
    .filter(([, { words }]) => words === most)
    .sort(([, a], [, b]) => b.sum - a.sum)
    .map(([id]) => id);
}

/** Finds words; a text with more unknown words than may be guessed keeps them unknown. */
function findWords({ text }: SearchSource, words: readonly string[]): FoundWord[] {
  const found = words.map((word) => ({ word, ...text.find(word) }));
  const unknown = found.filter(({ scores }) => scores.size === 0);
  if (unknown.length > MAX_GUESSED) return found;
  return found.map((one) => (unknown.includes(one) ? text.guess(one.word) : one));
}

/** Returns a source without the products that say the opposite of a word, in any reading of its text. */
function withoutContradictions(source: SearchSource, words: readonly string[]): SearchSource {
  const found = findWords(source, words);
  // As typed and as read: a word that texts only deny is read as another one.
  const meant = words.flatMap((word, at) => {
    const used = found[at]?.usedInstead;
    return used === undefined ? [word] : [word, markedLike(word, searchable(used))];
  });
  const contradicts = (id: number) => source.text.contradicts(id, meant);
  return {
    ...source,
    product: (id) => (contradicts(id) ? undefined : source.product(id)),
    all: () => source.all().filter(({ id }) => !contradicts(id)),
  };
}

/** Returns a source that finds a word also where a text denies it: staff look for 'Todavía sin fotos' by any of its words. */
function withDenials(source: SearchSource): SearchSource {
  const find = (word: string): FoundWord => {
    const said = source.text.find(word);
    if (isDenied(word)) return said;
    const denied = source.text.find(denialOf(word));
    const others = [...denied.scores].filter(([id]) => !said.scores.has(id));
    return { ...said, scores: new Map([...said.scores, ...others]) };
  };
  return { ...source, text: { ...source.text, find } };
}

function matchingProducts({ product }: SearchSource, ids: Iterable<number>, filter: CatalogFilter) {
  const matching: CatalogProduct[] = [];
  for (const id of ids) {
    const found = product(id);
    if (found && matchesFilter(found, filter)) matching.push(found);
  }
  return matching;
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
    return used === undefined || used === bareWord(typed) ? [] : [{ typed: bareWord(typed), used }];
  });
}

function attempt(source: SearchSource, filter: CatalogFilter, query: ReadQuery): SearchedProducts {
  const { words, sizes, colors } = query;
  const found = findWords(source, words);
  const searched = {
    ...filter,
    sizes: narrowed(filter.sizes, sizes),
    colors: narrowed(filter.colors, colors),
  };
  const interpretation = {
    sizes,
    colors: colors.map(source.colorName),
    corrections: correctionsOf(words, found),
    nearest: [],
  };
  if (contradicts(filter, query)) return { products: [], filter: searched, interpretation };
  const isChoice = words.length === 0 && sizes.length + colors.length > 0;
  const products = isChoice
    ? newestFirst(source, searched)
    : matchingProducts(source, idsWithAll(found), searched);
  return { products, filter: searched, interpretation };
}

function attemptSome(
  source: SearchSource,
  filter: CatalogFilter,
  words: readonly string[],
): CatalogProduct[] {
  const isWanted = (id: number) => matchingProducts(source, [id], filter).length > 0;
  return matchingProducts(source, idsWithMost(findWords(source, words), isWanted), filter);
}

/**
 * Readings of a text, the narrowest first: with its sizes and colours, as plain words, without sizes and colours. Last
 * comes one that also takes products which do not say that they are 'sin' something.
 */
function readingsOf(source: SearchSource, filter: CatalogFilter): ReadQuery[] {
  const query = readQuery(filter.searchTerm, source);
  const readings = statedReadings(source, filter, query);
  return query.words.some(isDenied) ? [...readings, withoutDenied(query)] : readings;
}

function statedReadings(source: SearchSource, filter: CatalogFilter, query: ReadQuery): ReadQuery[] {
  const isPlain = query.sizes.length + query.colors.length === 0;
  if (isPlain || contradicts(filter, query)) return [query];
  const plain = { words: readWords(filter.searchTerm), sizes: [], colors: [] };
  return [query, plain, ...(query.words.length > 0 ? [{ ...query, sizes: [], colors: [] }] : [])];
}

/** Searches a text by each of its readings until one finds products, then by most of its words. */
export function searchProducts(whole: SearchSource, filter: CatalogFilter): SearchedProducts {
  const [first, ...others] = readingsOf(whole, filter) as [ReadQuery, ...ReadQuery[]];
  const source = filter.allWords ? withDenials(whole) : withoutContradictions(whole, first.words);
  const narrowest = attempt(source, filter, first);
  if (narrowest.products.length > 0) return narrowest;
  for (const reading of others) {
    const found = attempt(source, filter, reading);
    if (found.products.length > 0) return found;
  }
  const mayLackWords = first.words.length > 1 && !filter.allWords;
  const some = mayLackWords ? attemptSome(source, narrowest.filter, first.words) : [];
  if (some.length > 0) return { ...narrowest, products: some };
  const unknownFirst = readWords(filter.searchTerm)
    .filter((word) => !isDenied(word))
    .toSorted((a, b) => Number(source.knows(a)) - Number(source.knows(b)));
  const words = unknownFirst.slice(0, MAX_GUESSED);
  const nearest = [...new Set(words.flatMap((word) => source.text.nearest(word, MAX_NEAREST)))];
  return {
    ...narrowest,
    interpretation: { ...narrowest.interpretation, nearest: nearest.slice(0, MAX_NEAREST) },
  };
}
