import { normalizeSize } from '@shop/contract';
import { isDenied, markDenied } from './denied-words';
import { isStopWord, stem, wordsOf } from './stem';

/** The words and names that the reading of a query may use. */
export type KnownNames = {
  knows(word: string): boolean;
  /** Sizes of the shop, normalized. */
  sizes: ReadonlySet<string>;
  /** Key of a colour by its stems joined with blanks. */
  colors: ReadonlyMap<string, string>;
};

/** A word of which the reader wants none is marked. */
export type ReadQuery = { words: string[]; sizes: string[]; colors: string[] };

const MAX_WORDS = 10;
const SIZE_WORDS = new Set(['talle', 'talles', 'talla', 'tallas']);
const MAX_COLOR_WORDS = 3;
const MIN_PART = 3;

/** Splits a word that two were typed as, when the shop knows both: 'bikininegra'. */
function splitWord(word: string, knows: KnownNames['knows']): string[] {
  if (knows(word)) return [word];
  for (let at = word.length - MIN_PART; at >= MIN_PART; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(knows)) return parts;
  }
  return [word];
}

/** Joins two words that are one in the shop, as in 'porta ligas'. */
function joinWords(words: readonly string[], knows: KnownNames['knows']): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && knows(before + word) && !(knows(before) && knows(word)))
      joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  return joined;
}

// A bare size is a number or at most four letters: 'xl' is one, 'unico' is a word.
const looksLikeSize = (word: string): boolean => /\d/.test(word) || word.length <= 4;

function takeSizes(words: readonly string[], { sizes, knows }: KnownNames) {
  const found: string[] = [];
  const rest = words.filter((word, at) => {
    const size = normalizeSize(word);
    const isNamed = at > 0 && SIZE_WORDS.has(words[at - 1] ?? '');
    const isSize = sizes.has(size) && (isNamed || (looksLikeSize(word) && !knows(word)));
    if (isSize) found.push(size);
    return !isSize;
  });
  return { found, rest };
}

function takeColors(words: readonly string[], { colors }: KnownNames) {
  const found: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let length = Math.min(MAX_COLOR_WORDS, words.length - at); length > 0 && taken === 0; length -= 1) {
      const key = colors.get(
        words
          .slice(at, at + length)
          .map(stem)
          .join(' '),
      );
      if (key === undefined) continue;
      found.push(key);
      taken = length;
    }
    if (taken === 0) rest.push(words[at] ?? '');
    at += Math.max(1, taken);
  }
  return { found, rest };
}

/** Reads a folded text: sizes and colours of the shop among its words are filters, the others are searched. */
export function readQuery(text: string, names: KnownNames): ReadQuery {
  const typed = wordsOf(text).slice(0, MAX_WORDS);
  const knows = (word: string) => isStopWord(word) || names.knows(word) || names.colors.has(stem(word));
  const whole = joinWords(typed, names.knows).flatMap((word) =>
    names.sizes.has(normalizeSize(word)) ? [word] : splitWord(word, knows),
  );
  const sizes = takeSizes(markDenied(whole), names);
  const colors = takeColors(sizes.rest, names);
  const words = [...new Set(colors.rest.filter((word) => !isStopWord(word)))];
  return { words, sizes: sizes.found, colors: colors.found };
}

/** Reads a text as words only, for a query whose sizes or colours find nothing. */
export const readWords = (text: string): string[] =>
  [...new Set(markDenied(wordsOf(text)))].filter((word) => !isStopWord(word)).slice(0, MAX_WORDS);

/** Returns a query without the words of which the reader wants none: products that say nothing of them count, too. */
export const withoutDenied = (query: ReadQuery): ReadQuery => ({
  ...query,
  words: query.words.filter((word) => !isDenied(word)),
});
