import { expect, test } from 'vitest';
import { countAgainst, parsePercent, percentText } from './price-rule.ts';

test.each([
  ['8', 'raise', 8],
  ['8', 'lower', -8],
  ['12,5', 'raise', 12.5],
  ['12,', 'raise', 12],
  ['300', 'raise', 300],
  ['301', 'raise', 'invalid'],
  ['90', 'lower', -90],
  ['91', 'lower', 'invalid'],
  ['1,25', 'raise', 'invalid'],
  ['0', 'lower', 0],
  ['', 'raise', null],
  [',', 'raise', null],
] as const)('the percentage %j to %s is %j', (typed, direction, percent) => {
  expect(parsePercent(typed, direction)).toBe(percent);
});

test.each([
  ['8 %', '8'],
  ['12.5', '12,5'],
  ['1,2,5', '1,2'],
  ['-8', '8'],
])('percentText turns the typed %j into %j', (typed, kept) => {
  expect(percentText(typed)).toBe(kept);
});

test('countAgainst counts prices that fall although they should rise', () => {
  const products = [
    { price: 120, newPrice: 100 },
    { price: 1000, newPrice: 1100 },
    { price: 50, newPrice: 50 },
  ];
  expect(countAgainst(products, { percent: 8 })).toBe(1);
  expect(countAgainst(products, { percent: -8 })).toBe(1);
});
