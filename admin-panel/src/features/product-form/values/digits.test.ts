import { expect, test } from 'vitest';
import { digitsOnly, numberFromDigits, priceText } from './digits.ts';

test.each([
  ['1.250 u.', '1250'],
  ['-5', '5'],
  ['007', '7'],
  ['abc', ''],
])('of %s only %s stays', (typed, kept) => {
  expect(digitsOnly(typed)).toBe(kept);
});

test('an empty field is 0', () => {
  expect(numberFromDigits('')).toBe(0);
});

test.each([
  ['18900', '18.900'],
  ['18.9005', '189.005'],
  ['1234567', '1.234.567'],
  ['$ 12', '12'],
])('the price %s is shown as %s', (typed, shown) => {
  expect(priceText(typed)).toBe(shown);
});
