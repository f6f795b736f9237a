import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MAX_PRICE } from '../limits';
import { netPrice, netPriceRate, netPriceText } from './pricing';

const setting = { vatRate: '21', netPriceLabel: 'auto', taxCondition: 'responsable_inscripto' };

describe('net price', () => {
  it('netPrice of 15000 at 21 % is 12396.69, written with centavos', () => {
    expect(netPrice(15_000, 0.21)).toBe(12_396.69);
    expect(netPriceText(15_000, 0.21)).toBe('PRECIO SIN IMPUESTOS NACIONALES $\u00a012.396,69');
  });

  test.each([
    [15_000, 0.105, '13.574,66'],
    [15_000, 0, '15.000,00'],
    [1, 0.21, '0,83'],
    [MAX_PRICE, 0.21, '82.644.627,27'],
  ])('netPriceText of %i pesos at a rate of %d says %s', (pesos, rate, text) =>
    expect(netPriceText(pesos, rate)).toMatch(new RegExp(`\\$\u00a0${text}$`)),
  );

  it('netPrice with its tax is the final price, to the centavo', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_PRICE }), fc.constantFrom(0, 0.105, 0.21), (pesos, rate) => {
        const net = netPrice(pesos, rate);
        expect(net).toBeLessThanOrEqual(pesos);
        expect(Math.abs(net * (1 + rate) - pesos)).toBeLessThan(0.0075);
      }),
    ));

  test.each([
    ['a responsable inscripto', {}, 0.21],
    ['a monotributista', { taxCondition: 'monotributo' }, null],
    ['an exempt seller', { taxCondition: 'exento' }, null],
    ['a monotributista who wants it', { taxCondition: 'monotributo', netPriceLabel: 'always' }, 0.21],
    ['a responsable inscripto who does not', { netPriceLabel: 'never' }, null],
    ['half the rate', { vatRate: '10.5' }, 0.105],
    ['a rate of nothing', { vatRate: '0' }, 0],
    ['a shop that has not said its rate', { vatRate: '' }, null],
  ])('netPriceRate of %s is right', (_, change, rate) =>
    expect(netPriceRate({ ...setting, ...change })).toBe(rate),
  );
});
