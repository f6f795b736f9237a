import { parseSynonymGroups } from '@shop/contract';
import { stem, wordsOf, isStopWord } from './stem';
import { searchable } from './search-text';

/** Returns the stems of a text, without words that say nothing. */
export const stemsOf = (text: string): string[] =>
  wordsOf(searchable(text))
    .filter((word) => !isStopWord(word))
    .map(stem);

/** A group of names that mean the same garment, each as its stems. */
export type SynonymGroup = readonly (readonly string[])[];

/** Reads the synonyms of the content, one group per line. */
export const parseSynonyms = (text: string): SynonymGroup[] =>
  parseSynonymGroups(text).map((names) => names.map(stemsOf).filter((stems) => stems.length > 0));

/** Returns the other names of a garment: the words of each group that has one of its names in the text. */
export function otherNames(text: string, groups: readonly SynonymGroup[]): string[] {
  const present = new Set(stemsOf(text));
  const isNamed = (group: SynonymGroup) => group.some((name) => name.every((word) => present.has(word)));
  const names = groups.filter(isNamed).flat(2);
  return [...new Set(names)].filter((word) => !present.has(word));
}
