import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, formatShipping, groupDigits } from './money';

describe('amounts', () => {
  test.each([
    [0, '$0'],
    [999, '$999'],
    [1_234, '$1.234'],
    [15_000, '$15.000'],
    [1_234_567, '$1.234.567'],
    [-1_500, '-$1.500'],
  ])('an amount of %i pesos is formatted as %s', (pesos, text) => expect(formatMoney(pesos)).toBe(text));

  test('an amount has no line break between sign and number', () =>
    fc.assert(
      fc.property(fc.integer(), (pesos) => {
        expect(formatMoney(pesos)).toMatch(/^-?\$\d{1,3}(\.\d{3})*$/);
      }),
    ));

  test('an amount has the digits of the Argentine locale', () => {
    const locale = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 0 });
    fc.assert(
      fc.property(fc.nat(), (pesos) => {
        expect(formatMoney(pesos)).toBe(`$${locale.format(pesos)}`);
      }),
    );
  });

  test('an amount of 0 for shipping is formatted as Gratis', () => {
    expect(formatShipping(0)).toBe('Gratis');
    expect(formatShipping(2_500)).toBe('$2.500');
  });
});

describe('groupDigits', () => {
  test.each([
    ['1234567', '1.234.567'],
    ['1.234', '1.234'],
    ['000120', '120'],
    ['0', '0'],
    ['abc', ''],
    ['12a34', '1.234'],
  ])('groupDigits formats %s as %s', (typed, shown) => expect(groupDigits(typed)).toBe(shown));

  test('groupDigits keeps the number when it is applied again', () =>
    fc.assert(
      fc.property(fc.nat(), (number) => {
        const shown = groupDigits(String(number));
        expect(groupDigits(shown)).toBe(shown);
        expect(Number(shown.replaceAll('.', ''))).toBe(number);
      }),
    ));
});
