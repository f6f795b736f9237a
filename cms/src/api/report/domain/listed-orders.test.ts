import { initialPaymentWays as ways } from '@shop/contract';
import { expect, test } from 'vitest';
import type { MonthOrder } from './month';
import { listedOrders } from './listed-orders';
import { cappedTable } from './report-table';

const order = (changes: Partial<MonthOrder> = {}): MonthOrder => ({
  number: 'JL-1',
  day: '2026-10-03',
  status: 'Pagado',
  client: 'Ana Paz',
  invoice: 'C-0001-00000007',
  taken: new Map([['debit', 15_000]]),
  total: 15_000,
  ...changes,
});

test('the list of orders begins with the newest and names no buyer, whatever she paid', () => {
  const { rows, total, previousTotal } = listedOrders(
    [order(), order({ number: 'JL-2', invoice: '', total: 20_000_000 })],
    [order({ total: 9 })],
    ways,
  );
  expect(rows[0]).toEqual(['JL-2', '2026-10-03', 'Pagado', '', 'Tarjeta de débito $15.000', 20_000_000]);
  expect(rows.map(([number]) => number)).toEqual(['JL-2', 'JL-1']);
  expect([total, previousTotal].map((sums) => sums?.at(-1))).toEqual([20_015_000, 9]);
});

test('the screen lists the orders of a busy month, and says how many it leaves out', () => {
  const orders = Array.from({ length: 501 }, (_, at) => order({ number: `JL-${at}` }));
  const listed = cappedTable(listedOrders(orders, [], ways));
  expect([listed.rows.length, listed.title]).toEqual([500, 'Ventas (500 de 501)']);
  expect(listed).not.toHaveProperty('mostListed');
});
