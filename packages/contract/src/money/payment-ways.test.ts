import { expect, it, test } from 'vitest';
import {
  cashKeys,
  initialPaymentWays as initial,
  moneyMethodLabel,
  newWayKey,
  offeredWays,
  paymentWaysFault,
  paymentWaysSchema,
  type PaymentWay,
} from './payment-ways';

const voucher: PaymentWay = { key: 'own_1', name: 'Vale', isOn: true, isCash: false };
const changed = (key: string, part: Partial<PaymentWay>): PaymentWay[] =>
  initial.map((way) => (way.key === key ? { ...way, ...part } : way));
const faultOf = (ways: PaymentWay[]) => paymentWaysSchema.safeParse(ways).error?.issues[0]?.message;

test('a new shop offers the five ways of a counter, of which only Efectivo is counted in the till', () => {
  expect(offeredWays(initial).map(({ name }) => name)).toEqual([
    'Efectivo',
    'Transferencia',
    'Tarjeta de débito',
    'Tarjeta de crédito',
    'QR o billetera',
  ]);
  expect(cashKeys(initial)).toEqual(['cash']);
});

test('the ways of a shop may be renamed, switched off and added to', () => {
  expect(faultOf([...changed('qr', { name: 'Cuenta DNI', isOn: false }), voucher])).toBeUndefined();
  expect(moneyMethodLabel('qr', changed('qr', { name: 'Cuenta DNI' }))).toBe('Cuenta DNI');
});

test.each([
  [initial.slice(1), 'Una forma de pago no se borra, porque hay cobros con ella: apagala'],
  [changed('cash', { isOn: false }), 'El efectivo no se puede apagar'],
  [changed('debit', { isCash: true }), 'Si una forma de pago es efectivo se dice una sola vez, al crearla'],
  [changed('debit', { name: 'efectivo' }), 'Hay dos formas de pago con el mismo nombre'],
  [changed('debit', { name: ' ' }), 'Escribí cómo se llama'],
  [[...initial, initial[1]!], 'Hay una forma de pago repetida'],
])('ways are refused (case %#): %s', (ways, message) => expect(faultOf(ways)).toBe(message));

it('paymentWaysFault keeps what the owner added, and whether it is cash', () => {
  const before = [...initial, voucher];
  expect(paymentWaysFault(before, initial)).toMatch(/no se borra/);
  expect(paymentWaysFault(before, [...initial, { ...voucher, isCash: true }])).toMatch(/una sola vez/);
  expect(paymentWaysFault(before, [...initial, { ...voucher, name: 'Cheque' }])).toBe('');
});

test('moneyMethodLabel names every way, and an unknown one', () =>
  expect(['card', 'x'].map((method) => moneyMethodLabel(method))).toEqual(['Tarjeta', 'Otro']));

it('offeredWays keep the way that an order has', () =>
  expect(offeredWays(initial, 'mercado_pago').map(({ key }) => key)).toContain('mercado_pago'));

it('newWayKey is one that no way has', () => {
  expect(newWayKey(initial)).toBe('own_1');
  expect(newWayKey([...initial, voucher])).toBe('own_2');
});
