import { isStopWord, stem, wordsOf } from './stem';

// Folded words hold letters and digits only, so no text has a marked word of its own.
const MARK = '!';

/** Returns whether a word is one that a text says there is none of. */
export const isDenied = (word: string): boolean => word.startsWith(MARK);

/** Returns a word without its mark. */
export const bareWord = (word: string): string => (isDenied(word) ? word.slice(MARK.length) : word);

/** Returns the word for which a text says that there is none of it. */
export const denialOf = (word: string): string => MARK + word;

/** Marks a word as `like` is marked. */
export const markedLike = (like: string, word: string): string => (isDenied(like) ? denialOf(word) : word);

/** Returns the stem of a word, with its mark. */
export const markedStem = (word: string): string => markedLike(word, stem(bareWord(word)));

/** Marks the words that 'sin' denies: 'sin aro ni relleno' is '!aro' and '!relleno', in a product's text as in a search. */
export function markDenied(words: readonly string[]): string[] {
  const marked: string[] = [];
  let denies = false;
  for (const word of words) {
    const isNext = word === 'ni' || word === 'o';
    if (word === 'sin' || (isNext && isDenied(marked.at(-1) ?? ''))) denies = true;
    else if (word === 'con') denies = false;
    else if (isStopWord(word)) marked.push(word);
    else {
      marked.push(denies ? denialOf(word) : word);
      denies = false;
    }
  }
  return marked;
}

const stemsIn = (foldedText: string): Set<string> =>
  new Set(
    markDenied(wordsOf(foldedText))
      .filter((word) => !isStopWord(word))
      .map(markedStem),
  );

/** Returns the stems of what a folded text says there is none of. */
export const denialsOf = (foldedText: string): ReadonlySet<string> =>
  new Set(foldedText.includes('sin ') ? [...stemsIn(foldedText)].filter(isDenied).map(bareWord) : []);

/** Returns whether a folded text says that a thing is there: 'aro' in 'con aro', and not in 'sin aro'. */
export const says = (foldedText: string, word: string): boolean =>
  foldedText.includes(stem(word)) && stemsIn(foldedText).has(stem(word));
