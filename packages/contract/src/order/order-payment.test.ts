import { expect, test } from 'vitest';
import { orderPaymentDraftSchema } from './order-payment';

test.each([
  [{ amount: 0 }, 'El importe debe ser mayor que cero'],
  [{ amount: 1.5 }, 'Escribí un importe entero en pesos'],
  [{ amount: 1, method: 'Oro!' }, 'Elegí cómo se pagó'],
  [{ amount: 1, day: '2026-02-30' }, 'La fecha debe tener el formato AAAA-MM-DD'],
])('a payment of %j is refused: %s', (fields, message) =>
  expect(orderPaymentDraftSchema.safeParse({ method: 'cash', ...fields }).error?.issues[0]?.message).toBe(
    message,
  ),
);
