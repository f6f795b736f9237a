import { MAX_PRICE } from '@shop/contract';
import { expect, test } from 'vitest';
import { planPrices, PriceTooHigh, PriceTooLow, type StoredPrice } from './price-plan';

const product = (id: number, price: number, discount = 0): StoredPrice => ({
  id,
  documentId: `p${id}`,
  title: `Prenda ${id}`,
  price,
  discount,
});

test('a plan has the new price of each product', () => {
  const planned = planPrices([product(1, 10_000), product(2, 40)], { percent: 8, roundTo: 100 });
  expect(planned.map(({ newPrice }) => newPrice)).toEqual([10_800, 43]);
});

test('a plan names the product that would become too dear', () => {
  const rule = { percent: 300, roundTo: 1 } as const;
  expect(() => planPrices([product(1, 5), product(2, MAX_PRICE)], rule)).toThrow(
    new PriceTooHigh('Prenda 2'),
  );
});

test('a plan names the product that its discount would give away, but for one that costs nothing already', () => {
  const rule = { percent: -90, roundTo: 1 } as const;
  expect(() => planPrices([product(1, 100, 90)], rule)).not.toThrow();
  expect(() => planPrices([product(1, 100, 99)], rule)).toThrow(new PriceTooLow('Prenda 1'));
  expect(planPrices([product(1, 100, 100)], rule)[0]?.newPrice).toBe(10);
});
