import { anAdminOrder } from '@shop/web-kit/testing';
import { expect, it } from 'vitest';
import { unitsToPack } from './packing-list.tsx';

const [item] = anAdminOrder().items;

// @spec E.2
it('units of several orders are added up per product, size and colour', () => {
  const first = anAdminOrder({ orderNumber: 'JL-20261120-0001', items: [{ ...item!, quantity: 2 }] });
  const second = anAdminOrder({
    orderNumber: 'JL-20261120-0002',
    items: [item!, { ...item!, size: 'S' }, { ...item!, productId: 'otro', title: 'Bata' }],
  });
  const units = unitsToPack([first, second]);
  expect(units.map(({ title, size, quantity }) => [title, size, quantity])).toEqual([
    ['Bata', 'M', 1],
    ['Conjunto Alma', 'M', 3],
    ['Conjunto Alma', 'S', 1],
  ]);
  expect(units[1]?.orders).toEqual([
    { number: 'JL-20261120-0001', quantity: 2 },
    { number: 'JL-20261120-0002', quantity: 1 },
  ]);
});
