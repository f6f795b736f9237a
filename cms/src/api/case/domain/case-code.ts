import { businessDay, casePrefix, type CaseKind } from '@shop/contract';

// The code is read aloud and copied by hand, so 0, O, 1 and I are left out.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** Creates the code of a case, random and without a hint of its order: 'ARR-20261121-K7M2QX'. */
export function createCaseCode(kind: CaseKind, at: Date, randomBelow: (limit: number) => number): string {
  const symbols = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]);
  return `${casePrefix(kind)}-${businessDay(at).replaceAll('-', '')}-${symbols.join('')}`;
}
