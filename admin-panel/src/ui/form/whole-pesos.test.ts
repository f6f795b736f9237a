import { expect, test } from 'vitest';
import { withoutCents, withoutTypedCents } from './whole-pesos.ts';

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
])('of the pasted amount %j the pesos are %s', (pasted, pesos) => {
  expect(digits(withoutCents(pasted))).toBe(pesos);
});

test.each([
  ['1.234,50', '1234'],
  // A digit of 24.900 was just deleted.
  ['24.90', '2490'],
  ['24.9005', '249005'],
])('a field that holds %j means %s', (text, pesos) => {
  expect(digits(withoutTypedCents(text))).toBe(pesos);
});
