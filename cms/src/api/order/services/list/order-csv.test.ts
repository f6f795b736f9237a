import { initialPaymentWays } from '@shop/contract';
import { expect, test } from 'vitest';
import { orderCsvRows } from './order-csv';
import type { OrderRecord } from '../../domain/order-view';

const order = {
  lines: [],
  phone: '',
  couponCode: '',
  couponDiscount: 0,
  paymentDiscount: 0,
  agreedDiscount: 0,
  paidAmount: 0,
  refundedAmount: 0,
  channel: 'web',
  fulfillment: 'to_prepare',
  deliveryMethod: 'pickup',
  carrier: '',
  deliveredAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  status: 'paid',
};
const taken = new Map([
  [
    7,
    new Map([
      ['cash', 3_000],
      ['debit', 2_000],
      ['transfer', 0],
    ]),
  ],
]);
// The columns before are those that spreadsheets of shops know; fields of later versions follow.
const PROMISED = 18;
const rowsFor = (fields: object) =>
  orderCsvRows([{ id: 7, ...fields } as unknown as OrderRecord], taken, initialPaymentWays);
const promised = (days: Pick<OrderRecord, 'deliveryFrom' | 'deliveryTo'>) =>
  rowsFor({ ...order, ...days }).map((row) => row[PROMISED]);

// @spec D.6
test('orderCsvRows has a column of the promised days', () => {
  expect(promised({ deliveryFrom: '2026-11-24', deliveryTo: '2026-11-25' })).toEqual([
    'Entrega prometida',
    '24/11/2026 a 25/11/2026',
  ]);
  expect(promised({ deliveryFrom: '2026-11-24', deliveryTo: null })[1]).toBe('desde 24/11/2026');
  expect(promised({ deliveryFrom: null, deliveryTo: null })[1]).toBe('');
});

test('orderCsvRows goes on with discounts, money, channel and delivery, and with fields of later versions', () => {
  const sold = {
    paymentDiscount: 1500,
    agreedDiscount: 200,
    paidAmount: 5000,
    channel: 'counter',
    fulfillment: 'delivered',
    deliveryMethod: 'home',
    carrier: 'Moto',
    deliveredAt: '2026-11-24T15:00:00.000Z',
  };
  const rows = rowsFor({ ...order, ...sold });
  expect(rows[0]?.slice(PROMISED + 1)).toEqual([
    'Descuento por forma de pago',
    'Descuento acordado',
    'Cobrado',
    'Canal',
    'Paso de la entrega',
    'Transportista',
    'Entregada el',
    'Cupón',
    'Descuento del cupón',
    'Es para regalo',
    'Mensaje del regalo',
    'Cobrado con',
  ]);
  expect(rows[1]?.slice(PROMISED + 1, PROMISED + 7)).toEqual([
    1500,
    200,
    5000,
    'Mostrador',
    'Entregada',
    'Moto',
  ]);
  expect(rows[1]?.[PROMISED + 7]).toContain('24/11/26');
  expect(rows[1]?.at(-1)).toBe('Efectivo $3.000 | Tarjeta de débito $2.000');
});

test('orderCsvRows begins with the heads that spreadsheets of shops know', () => {
  expect(orderCsvRows([], taken, initialPaymentWays)[0]?.slice(0, PROMISED)).toEqual([
    'numero',
    'fecha',
    'estado',
    'pago',
    'entrega',
    'cliente',
    'email',
    'telefono',
    'direccion',
    'ciudad',
    'codigo postal',
    'productos',
    'subtotal',
    'envio',
    'recargo efectivo',
    'total',
    'pagado el',
    'notas',
  ]);
});
