import { ANONYMOUS_CLIENT, normalizeText } from '@shop/contract';

const wordsOf = (name: string): string[] => normalizeText(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

export const isNamed = (name: string): boolean =>
  name !== '' && normalizeText(name) !== normalizeText(ANONYMOUS_CLIENT);

/** Returns whether two names may be one person's: they share a word or its beginning, or one of them is nobody's. */
export function mayBeSamePerson(one: string, other: string): boolean {
  if (!isNamed(one) || !isNamed(other) || normalizeText(one) === normalizeText(other)) return true;
  const others = wordsOf(other);
  return wordsOf(one).some((word) => others.some((each) => each.startsWith(word) || word.startsWith(each)));
}
