import { salesSchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { salesSeries } from './sales-series';

test('salesSeries pairs each day with the period before and includes days without sales', () => {
  const sales = salesSeries(
    7,
    '2026-03-03',
    new Map([
      ['2026-03-03', { orders: 2, revenue: 500 }],
      ['2026-02-24', { orders: 1, revenue: 300 }],
      ['2026-02-17', { orders: 9, revenue: 900 }],
    ]),
  );
  expect(salesSchema.parse(sales)).toEqual(sales);
  expect(sales.series).toHaveLength(7);
  expect(sales.series[0]).toEqual({
    day: '2026-02-25',
    orders: 0,
    revenue: 0,
    previousOrders: 0,
    previousRevenue: 0,
  });
  expect(sales.series[6]).toMatchObject({ day: '2026-03-03', orders: 2, previousOrders: 1 });
  expect(sales.current).toEqual({ orders: 2, revenue: 500 });
  expect(sales.previous).toEqual({ orders: 1, revenue: 300 });
});
