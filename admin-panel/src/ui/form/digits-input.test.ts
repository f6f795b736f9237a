import { expect, test } from 'vitest';
import { withoutCents, withoutTypedCents } from './digits-input.tsx';

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
