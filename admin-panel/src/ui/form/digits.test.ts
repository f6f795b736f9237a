import { expect, test } from 'vitest';
import { groupDigits } from '@shop/contract';
import { digitsOnly, numberFromDigits } from './digits.ts';

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
