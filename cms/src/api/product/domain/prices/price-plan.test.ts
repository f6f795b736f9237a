import { MAX_PRICE } from '@shop/contract';
import { expect, test } from 'vitest';
import { planPrices, PriceTooHigh, type StoredPrice } from './price-plan';

const product = (id: number, price: number, discount = 0): StoredPrice => ({
  ...{ id, documentId: `p${id}`, title: `Prenda ${id}` },
  ...{ price, discount },
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
