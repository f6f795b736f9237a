import { businessDay } from '@shop/contract';

// Without 0, O, 1 and I: the code is read aloud and copied by hand.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** The number by which the law lets a shopper follow the purchase they take back: 'ARR-20261121-K7M2QX'. */
export function regretCode(at: Date, randomBelow: (limit: number) => number): string {
  const symbols = Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]);
  return `ARR-${businessDay(at).replaceAll('-', '')}-${symbols.join('')}`;
}
