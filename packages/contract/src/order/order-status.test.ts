import { describe, expect, test } from 'vitest';
import {
  acceptsProof,
  ALL_STATUSES,
  fitsPayment,
  awaitsProof,
  knownStatus,
  offersHelp,
  ONLINE_PENDING,
  OPEN_STATUSES,
  ORDER_STATUSES,
  shortStatusLabel,
  statusLabel,
} from './order-status';
import { PAYMENT_METHODS } from './delivery';
import { orderStatusSchema } from './order-management';

// @spec 4.3 4.10

test.each([
  ['pending_manual', 'Pendiente (Efectivo)', 'Pendiente'],
  ['pending_transfer_proof', 'Pendiente (Falta Comprobante)', 'Falta comprobante'],
  ['pending_transfer_confirmation', 'Pendiente (Verificar Comprobante)', 'Verificar comprobante'],
  ['paid', 'Pagado', 'Pagado'],
  ['cancelled', 'Cancelado', 'Cancelado'],
  ['refunded', 'Reembolsado', 'Reembolsado'],
  ['confirmado', 'Confirmado', 'Confirmado'],
])('the status %s has the label %s', (status, long, short) => {
  expect(statusLabel(status)).toBe(long);
  expect(shortStatusLabel(status)).toBe(short);
  expect(orderStatusSchema.parse(status)).toBe(status);
});

test.each(['shipped', '', 'PAID', 'toString', '__proto__'])(
  'the unknown status %j is displayed as pending',
  (status) => {
    expect(knownStatus(status)).toBe('pending_manual');
    expect(statusLabel(status)).toBe('Pendiente (Efectivo)');
    expect(orderStatusSchema.safeParse(status).success).toBe(false);
  },
);

describe('of the seven statuses', () => {
  const those = (holds: (status: string) => boolean) => ORDER_STATUSES.filter(holds);

  test('two of the seven statuses offer help', () =>
    expect(those(offersHelp)).toEqual(['pending_manual', 'paid']));
  test('four of the seven statuses are open', () =>
    expect(those((status) => (OPEN_STATUSES as readonly string[]).includes(status))).toHaveLength(4));
  test('two of the seven statuses accept a proof, for transfers only', () => {
    expect(those((status) => acceptsProof({ paymentMethod: 'transfer', status }))).toEqual([
      'pending_transfer_proof',
      'pending_transfer_confirmation',
    ]);
    expect(those((status) => acceptsProof({ paymentMethod: 'cash', status }))).toEqual([]);
  });
});

test.each([
  ['pending_transfer_proof', false, true],
  ['pending_transfer_proof', true, true],
  ['pending_transfer_confirmation', true, false],
  ['paid', false, false],
])('a transfer order in the status %s with a proof (%s) awaits one: %s', (status, hasTransferProof, awaits) =>
  expect(awaitsProof({ paymentMethod: 'transfer', status, hasTransferProof })).toBe(awaits),
);

test('the waiting statuses of one way of payment do not fit the other', () => {
  const misfits = (payment: 'cash' | 'transfer') =>
    ORDER_STATUSES.filter((status) => !fitsPayment(status, payment));
  expect(misfits('cash')).toEqual(['pending_transfer_proof', 'pending_transfer_confirmation']);
  expect(misfits('transfer')).toEqual(['pending_manual']);
});

describe('the status of an unpaid online payment', () => {
  test('the status of an unpaid online payment stands beside the seven', () => {
    expect(ORDER_STATUSES).not.toContain(ONLINE_PENDING);
    expect(ALL_STATUSES).toEqual([...ORDER_STATUSES, ONLINE_PENDING]);
    expect([statusLabel(ONLINE_PENDING), shortStatusLabel(ONLINE_PENDING)]).toEqual([
      'Pendiente (Mercado Pago)',
      'Mercado Pago',
    ]);
    expect(orderStatusSchema.safeParse(ONLINE_PENDING).success).toBe(true);
    expect(OPEN_STATUSES).toContain(ONLINE_PENDING);
  });

  test('the status of an unpaid online payment fits that way of payment alone, and no other pending one does', () => {
    expect(PAYMENT_METHODS.filter((payment) => fitsPayment(ONLINE_PENDING, payment))).toEqual([
      'mercado_pago',
    ]);
    expect(ALL_STATUSES.filter((status) => !fitsPayment(status, 'mercado_pago'))).toEqual([
      'pending_manual',
      'pending_transfer_proof',
      'pending_transfer_confirmation',
    ]);
  });
});
