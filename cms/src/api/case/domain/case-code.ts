import { businessDay, casePrefix, CODE_SYMBOLS, type CaseKind } from '@shop/contract';

const LENGTH = 6;

/** Creates the code of a case, random and without a hint of its order: 'ARR-20261121-K7M2QX'. */
export function createCaseCode(kind: CaseKind, at: Date, randomBelow: (limit: number) => number): string {
  const symbols = Array.from({ length: LENGTH }, () => CODE_SYMBOLS[randomBelow(CODE_SYMBOLS.length)]);
  return `${casePrefix(kind)}-${businessDay(at).replaceAll('-', '')}-${symbols.join('')}`;
}
