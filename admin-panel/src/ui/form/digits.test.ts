import { expect, test } from 'vitest';
import { groupDigits } from '@shop/contract';
import { digitsOnly, numberFromDigits, withoutCents, withoutTypedCents } from './digits.ts';

// @spec C.22

test.each([
  ['1.250 u.', '1250'],
  ['-5', '5'],
  ['007', '7'],
  ['abc', ''],
])('digitsOnly(%j) returns %j', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept);
});

test('numberFromDigits parses an empty text as 0', () => {
  expect(numberFromDigits('')).toBe(0);
});

test.each([
  ['18900', '18.900'],
  ['18.9005', '189.005'],
  ['1234567', '1.234.567'],
  ['$ 12', '12'],
])('groupDigits formats the typed price %j as %j', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});

const digits = (text: string) => text.replace(/\D/g, '');

test.each([
  [' $ 1.234,50', '1234'],
  ['1.234,5', '1234'],
  ['1234.50', '1234'],
  ['24.900,00 pesos', '24900'],
  ['24,900.00', '24900'],
  ['24.900', '24900'],
  ['24,900', '24900'],
  ['$24900', '24900'],
  ['24900,-', '24900'],
  ['24900', '24900'],
])('the pasted amount %j means %s pesos', (pasted, pesos) => {
  expect(digits(withoutCents(pasted))).toBe(pesos);
});

test.each([
  ['1.234,50', '1234'],
  // 24.900 after one digit was deleted.
  ['24.90', '2490'],
  ['24.9005', '249005'],
])('the typed amount %j means %s pesos', (text, pesos) => {
  expect(digits(withoutTypedCents(text))).toBe(pesos);
});
