import { searchable } from './search-text';
import { isStopWord, soundOf, stem, wordsOf } from './stem';

/** The stems that titles, colours and names contain, each with a word as people read it and its number of products. */
export type Vocabulary = {
  add(text: string): void;
  remove(text: string): void;
  has(stemmed: string): boolean;
  /** Returns the stem that sounds like a folded word. */
  soundingLike(word: string): string | undefined;
  /** Returns the word that stands for a stem. */
  wordFor(stemmed: string): string;
};

const readableWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Creates a vocabulary that knows the stems of the synonyms besides those of its products. */
export function createVocabulary(synonyms: Iterable<string>): Vocabulary {
  const known = new Map<string, { word: string; products: number }>();
  const stemsBySound = new Map<string, string>();
  for (const synonym of synonyms) stemsBySound.set(soundOf(synonym), synonym);
  const change = (text: string, by: number) => {
    for (const word of readableWords(text)) {
      const [folded = ''] = wordsOf(searchable(word));
      if (!folded || isStopWord(folded)) continue;
      const key = stem(folded);
      const entry = known.get(key) ?? { word, products: 0 };
      entry.products += by;
      if (entry.products > 0) known.set(key, entry);
      else known.delete(key);
      if (entry.products > 0) stemsBySound.set(soundOf(key), key);
    }
  };
  return {
    add: (text) => change(text, 1),
    remove: (text) => change(text, -1),
    has: (stemmed) => known.has(stemmed),
    soundingLike: (word) => stemsBySound.get(soundOf(stem(word))) ?? stemsBySound.get(soundOf(word)),
    wordFor: (stemmed) => known.get(stemmed)?.word ?? stemmed,
  };
}
