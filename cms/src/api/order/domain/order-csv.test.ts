import { expect, test } from 'vitest';
import { orderCsvRows } from './order-csv';
import type { OrderRecord } from './order-view';

const order = {
  lines: [],
  phone: '',
  paymentDiscount: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'paid',
};
const promised = (days: Pick<OrderRecord, 'deliveryFrom' | 'deliveryTo'>) =>
  orderCsvRows([{ ...order, ...days } as unknown as OrderRecord]).map((row) => row.at(-2));

test('orderCsvRows has a column of the promised days', () => {
  expect(promised({ deliveryFrom: '2026-11-24', deliveryTo: '2026-11-25' })).toEqual([
    'Entrega prometida',
    '24/11/2026 a 25/11/2026',
  ]);
  expect(promised({ deliveryFrom: '2026-11-24', deliveryTo: null })[1]).toBe('desde 24/11/2026');
  expect(promised({ deliveryFrom: null, deliveryTo: null })[1]).toBe('');
});

test('orderCsvRows ends with the discount for the way of payment', () =>
  expect(
    orderCsvRows([{ ...order, paymentDiscount: 1500 } as unknown as OrderRecord]).map((row) => row.at(-1)),
  ).toEqual(['Descuento por forma de pago', 1500]));
