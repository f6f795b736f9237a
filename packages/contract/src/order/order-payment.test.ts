import { expect, test } from 'vitest';
import { amountDue, balanceText, moneyMethodLabel, orderPaymentDraftSchema } from './order-payment';

test.each([
  ['pending_manual', 15_000, 0, 15_000, 'Faltan $15.000'],
  ['paid', 15_000, 10_000, 5_000, 'Faltan $5.000'],
  ['paid', 15_000, 15_000, 0, ''],
  ['paid', 15_000, 18_500, -3_500, 'A devolver $3.500'],
  ['cancelled', 15_000, 5_000, -5_000, 'A devolver $5.000'],
  ['refunded', 15_000, 0, 0, ''],
])(
  'an order in %s of %d pesos, of which %d are paid, has a balance of %d',
  (status, total, paidAmount, due, text) => {
    expect(amountDue({ status, total, paidAmount })).toBe(due);
    expect(balanceText({ status, total, paidAmount })).toBe(text);
  },
);

test.each([
  [{ amount: 0 }, 'El importe debe ser mayor que cero'],
  [{ amount: 1.5 }, 'Escribí un importe entero en pesos'],
  [{ amount: 1, method: 'gold' }, 'Elegí cómo se pagó'],
  [{ amount: 1, day: '2026-02-30' }, 'La fecha debe tener el formato AAAA-MM-DD'],
])('a payment of %j is refused: %s', (fields, message) =>
  expect(orderPaymentDraftSchema.safeParse({ method: 'cash', ...fields }).error?.issues[0]?.message).toBe(
    message,
  ),
);

test('moneyMethodLabel names every way, and an unknown one', () =>
  expect(['card', 'x'].map(moneyMethodLabel)).toEqual(['Tarjeta', 'Otro']));
