import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { canBeBought, type CatalogProduct } from './catalog-product';
import { bareWord, denialsOf, isDenied, markDenied, markedLike, markedStem, says } from './denied-words';
import { searchable } from './search-text';
import { isStopWord, stem, wordsOf } from './stem';
import { otherNames, type SynonymGroup } from './synonyms';
import { createVocabulary } from './vocabulary';

const MAX_DESCRIPTION = 300;
// Shorter parts occur inside of words that mean something else.
const MIN_PART = 3;
// Shoppers search the same words; each is sought once until a product changes.
const MAX_KEPT_WORDS = 500;
const NAMES = ['title', 'category', 'otherNames', 'colors'];
const FIELDS = [...NAMES, 'description'];
const BOOST = { title: 6, category: 3, otherNames: 2, colors: 2, description: 1 };

// A sold-out product comes behind others that are nearly as relevant; of equal ones the newest comes first.
const SOLD_OUT = 0.5;
const NEWER = 1e-9;

export type FoundWord = {
  /** Score of each product that has the word, the most relevant first. */
  scores: ReadonlyMap<number, number>;
  /** The shop's word that was searched instead of a misspelled one. */
  usedInstead?: string;
};

export type TextSearch = {
  put(product: CatalogProduct): void;
  remove(id: number): void;
  /** Returns whether the shop uses a folded word, in any number and gender. */
  knows(word: string): boolean;
  /** Finds a word as it is, as a beginning, or by its sound. */
  find(word: string): FoundWord;
  /** Finds a word with wrong letters, or as a part of the texts: a walk through all of them. */
  guess(word: string): FoundWord;
  /** Returns up to `limit` words of the shop that are near to a word nobody knows. */
  nearest(word: string, limit: number): string[];
  /** Returns whether a product has what a marked word denies, or has none of what another word names. */
  contradicts(id: number, words: readonly string[]): boolean;
};

const namesOf = ({ title, categoryLabel }: CatalogProduct): string => `${title} ${categoryLabel}`;
const colorsOf = ({ colors }: CatalogProduct): string => colors.map(({ name }) => name).join(' ');
const vocabularyText = (product: CatalogProduct): string => `${namesOf(product)} ${colorsOf(product)}`;

/** Letters that may be wrong in a word of this length. */
export function toleratedErrors(word: string): number[] {
  // Another number is another thing.
  if (word.length < 4 || /\d/.test(word)) return [];
  return word.length < 7 ? [1] : [1, 2];
}

export function createTextSearch(synonyms: readonly SynonymGroup[]): TextSearch {
  const products = new Map<number, CatalogProduct>();
  const denials = new Map<number, ReadonlySet<string>>();
  const synonymStems = new Set(synonyms.flat(2));
  const vocabulary = createVocabulary(synonymStems);
  const index = new MiniSearch<Record<string, unknown>>({
    fields: FIELDS,
    tokenize: (text) => markDenied(wordsOf(searchable(text))),
    processTerm: (word) => (isStopWord(word) ? null : markedStem(word)),
    searchOptions: { boost: BOOST, combineWith: 'AND', boostDocument: (id) => weightOf(id as number) },
  });
  const weightOf = (id: number): number => {
    const product = products.get(id);
    return (product && canBeBought(product) ? 1 : SOLD_OUT) * (1 + id * NEWER);
  };
  // Stems are searched as they are.
  const search = (query: Query, options: SearchOptions): SearchResult[] =>
    index.search(query, { ...options, tokenize: (text) => [text], processTerm: (word) => word });

  function scoresOf(results: readonly SearchResult[]): Map<number, number> {
    const scores = new Map<number, number>();
    for (const { id, score } of results) scores.set(id as number, score);
    return scores;
  }

  const documentOf = (product: CatalogProduct) => ({
    id: product.id,
    title: product.title,
    category: product.categoryLabel,
    otherNames: otherNames(namesOf(product), synonyms).join(' '),
    colors: colorsOf(product),
    description: product.description.slice(0, MAX_DESCRIPTION),
  });

  function store(product: CatalogProduct): void {
    products.set(product.id, product);
    denials.set(product.id, denialsOf(product.searchText));
  }

  // Removed word by word: what minisearch discards it clears away later, and fails when words are added meanwhile.
  function remove(id: number): void {
    kept.clear();
    const before = products.get(id);
    if (!before) return;
    vocabulary.remove(vocabularyText(before));
    products.delete(id);
    denials.delete(id);
    index.remove(documentOf(before));
  }

  function findInside(word: string): FoundWord {
    const inside = [...products.values()].filter(({ searchText }) => searchText.includes(word));
    const scored = inside.map(({ id }) => [id, weightOf(id)] as const);
    return { scores: new Map(scored.sort(([, a], [, b]) => b - a)) };
  }

  const kept = new Map<string, unknown>();
  const keep =
    <T>(kind: string, make: (word: string) => T) =>
    (word: string): T => {
      const key = `${kind} ${word}`;
      if (!kept.has(key)) {
        const made = make(word);
        if (kept.size >= MAX_KEPT_WORDS) kept.clear();
        kept.set(key, made);
      }
      return kept.get(key) as T;
    };

  function find(word: string): FoundWord {
    const exact = search(markedStem(word), {});
    if (exact.length > 0 || word.length === 1) return { scores: scoresOf(exact) };
    const beginning = search(word, { prefix: true });
    if (beginning.length > 0 || word.length < MIN_PART) return { scores: scoresOf(beginning) };
    const sounding = vocabulary.soundingLike(bareWord(word));
    const heard = sounding === undefined ? [] : search(markedLike(word, sounding), {});
    const usedInstead =
      sounding === undefined || heard.length === 0 ? undefined : vocabulary.wordFor(sounding);
    return { scores: scoresOf(heard), usedInstead };
  }

  // Two wrong letters are forgiven in names only: a description has words that are near to anything.
  function guess(word: string): FoundWord {
    if (isDenied(word)) {
      const { usedInstead } = guess(bareWord(word));
      return usedInstead === undefined
        ? { scores: new Map() }
        : { usedInstead, scores: find(markedLike(word, searchable(usedInstead))).scores };
    }
    if (word.length < MIN_PART) return { scores: new Map() };
    const stemmed = stem(word);
    for (const errors of toleratedErrors(stemmed)) {
      const results = search(stemmed, { fuzzy: errors, fields: errors > 1 ? NAMES : FIELDS });
      const used = results[0]?.terms[0];
      if (used !== undefined) return { scores: scoresOf(results), usedInstead: vocabulary.wordFor(used) };
    }
    return findInside(word);
  }

  const nearest = keep('nearest', (word): string[] => {
    const results = search(stem(word), { fuzzy: 0.5, maxFuzzy: 4 });
    const terms = [...new Set(results.flatMap((result) => result.terms))];
    return terms.filter((term) => vocabulary.has(term)).map(vocabulary.wordFor);
  });

  return {
    put(product) {
      const before = products.get(product.id);
      // Prices and units change more often than words, which are dear to index.
      if (before && JSON.stringify(documentOf(before)) === JSON.stringify(documentOf(product))) {
        kept.clear();
        store(product);
        return;
      }
      remove(product.id);
      vocabulary.add(vocabularyText(product));
      store(product);
      index.add(documentOf(product));
    },
    remove,
    knows: (word) => vocabulary.has(stem(word)) || synonymStems.has(stem(word)),
    find: keep('find', find),
    guess: keep('guess', guess),
    nearest: (word, limit) => nearest(word).slice(0, limit),
    contradicts(id, words) {
      const { searchText = '' } = products.get(id) ?? {};
      const denied = denials.get(id);
      return words.some((word) =>
        isDenied(word)
          ? says(searchText, bareWord(word))
          : denied?.has(stem(word)) && !says(searchText, word),
      );
    },
  };
}
