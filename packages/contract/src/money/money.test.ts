import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatShipping, groupDigits } from './money';

describe('money', () => {
  test.each([
    [0, '$0'],
    [999, '$999'],
    [1_234, '$1.234'],
    [15_000, '$15.000'],
    [1_234_567, '$1.234.567'],
    [-1_500, '-$1.500'],
  ])('%i reads %s', (pesos, text) => expect(formatMoney(pesos)).toBe(text));

  test('never breaks between the sign and the figure', () =>
    fc.assert(
      fc.property(fc.integer(), (pesos) => {
        expect(formatMoney(pesos)).toMatch(/^-?\$\d{1,3}(\.\d{3})*$/);
      }),
    ));

  test('of shipping that costs nothing reads Gratis', () => {
    expect(formatShipping(0)).toBe('Gratis');
    expect(formatShipping(2_500)).toBe('$2.500');
  });
});

describe('the digits of a price field', () => {
  test.each([
    ['1234567', '1.234.567'],
    ['1.234', '1.234'],
    ['000120', '120'],
    ['0', '0'],
    ['abc', ''],
    ['12a34', '1.234'],
  ])('%s reads %s', (typed, shown) => expect(groupDigits(typed)).toBe(shown));

  test('stay the same number however often they are grouped', () =>
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const shown = groupDigits(String(number));
        expect(groupDigits(shown)).toBe(shown);
        expect(Number(shown.replaceAll('.', ''))).toBe(number);
      }),
    ));
});
