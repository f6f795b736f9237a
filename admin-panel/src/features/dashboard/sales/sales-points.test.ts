import { expect, test } from 'vitest';
import type { Sales } from '@shop/contract';
import { axisAmount, comparePeriods, hasSales, salesPoints } from './sales-points.ts';

const sales: Sales = {
  days: 7,
  series: [{ day: '2026-11-21', orders: 2, revenue: 37_800, previousOrders: 1, previousRevenue: 18_900 }],
  current: { orders: 2, revenue: 37_800 },
  previous: { orders: 1, revenue: 18_900 },
};

test('a sales point has its day and the same day of the previous period', () => {
  expect(salesPoints(sales, 'revenue')).toEqual([
    { day: '2026-11-21', label: '21 nov', current: 37_800, previous: 18_900 },
  ]);
  expect(salesPoints(sales, 'orders')[0]).toMatchObject({ current: 2, previous: 1 });
});

test('two empty periods have no sales', () => {
  const nothing = { orders: 0, revenue: 0 };
  expect(hasSales(sales)).toBe(true);
  expect(hasSales({ ...sales, current: nothing, previous: nothing })).toBe(false);
});

test.each([
  [950, '950'],
  [350_400, '350 k'],
  [1_240_000, '1,2 M'],
])('the axis shows %i as %s', (value, text) => {
  expect(axisAmount(value)).toBe(text);
});

test.each([
  [150, 100, { kind: 'up', percent: 50 }],
  [75, 100, { kind: 'down', percent: 25 }],
  [100, 100, { kind: 'same' }],
  [10, 0, { kind: 'new' }],
  [0, 0, { kind: 'none' }],
])('the comparison of %i with %i has kind and percentage', (current, previous, expected) => {
  expect(comparePeriods(current, previous)).toEqual(expected);
});
