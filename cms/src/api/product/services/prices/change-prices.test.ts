import { expect, test } from 'vitest';
import { pricesVersion } from './change-prices';

const product = (id: number, price: number, discount = 0) => ({
  id,
  documentId: `p${id}`,
  title: `Prenda ${id}`,
  price,
  discount,
});

test('the version of prices depends on the products, prices and discounts, not on their order', () => {
  const version = pricesVersion([product(1, 100), product(2, 200)]);
  expect(pricesVersion([product(2, 200), product(1, 100)])).toBe(version);
  const others = [
    [product(1, 100)],
    [product(1, 100), product(2, 201)],
    [product(1, 100), product(2, 200, 10)],
    [product(1, 100), product(3, 200)],
  ];
  for (const other of others) expect(pricesVersion(other)).not.toBe(version);
});
