import { expect, it, test } from 'vitest';
import { changeFor, orderMethodOf, salePayments, salePaymentsFault } from './sale-payments';

const parts = (...amounts: number[]) => amounts.map((amount) => ({ method: 'cash', amount }));

it('salePaymentsFault takes a deposit and the whole, and says how much is too much', () => {
  expect(salePaymentsFault(parts(4_000, 5_999), 10_000)).toBe('');
  expect(salePaymentsFault(parts(4_000, 6_000), 10_000)).toBe('');
  expect(salePaymentsFault(parts(4_000, 6_001), 10_000)).toBe(
    'Los pagos suman $10.001 y la venta es de $10.000: sobran $1.',
  );
});

test.each([
  [parts(0), 'El importe debe ser mayor que cero'],
  [parts(1.5), 'Escribí un importe entero en pesos'],
  [parts(1, 1, 1, 1, 1, 1, 1), 'Se admiten hasta 6 pagos por venta'],
  [[{ method: 'Oro!', amount: 1 }], 'Elegí cómo se pagó'],
])('payments %j of a sale are refused: %s', (payments, message) =>
  expect(salePayments.safeParse(payments).error?.issues[0]?.message).toBe(message),
);

it('changeFor is what comes back, never less than nothing', () =>
  expect([changeFor(10_000, 7_500), changeFor(5_000, 7_500)]).toEqual([2_500, 0]));

it('orderMethodOf keeps the specified methods, and what is paid in person is cash', () =>
  expect(['cash', 'transfer', 'debit', 'own_1'].map(orderMethodOf)).toEqual([
    'cash',
    'transfer',
    'cash',
    'cash',
  ]));
