import { type AdminOrder } from '@shop/contract';
import { anAdminOrder } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { stepName } from './step-name.ts';

test.each<[Partial<AdminOrder>, string]>([
  [{ status: 'pending_manual' }, 'Confirmar'],
  [{ status: 'pending_transfer_confirmation' }, 'Verificar el comprobante'],
  [{ status: 'paid', fulfillment: 'to_prepare' }, 'Preparar'],
  [{ status: 'paid', fulfillment: 'ready', deliveryMethod: 'pickup' }, 'Entregar'],
  [{ status: 'paid', fulfillment: 'ready', deliveryMethod: 'home' }, 'Enviar'],
  [{ status: 'confirmado', fulfillment: 'delivered' }, 'Cobrar'],
  [{ status: 'pending_transfer_proof', paymentMethod: 'transfer' }, 'Pedir el comprobante'],
  [{ status: 'paid', fulfillment: 'delivered', openCases: 1 }, 'Atender el caso'],
  [{ status: 'refunded', unitsToDecide: true }, 'Decidir qué vuelve al stock'],
  [
    { status: 'paid', fulfillment: 'delivered', paidAmount: 15_000, refundedAmount: 5_000, total: 20_000 },
    '',
  ],
  [{ status: 'paid', fulfillment: 'delivered' }, ''],
  [{ status: 'cancelled', paidAmount: 3_000 }, 'Devolver $3.000'],
  [{ status: 'cancelled', paidAmount: 0 }, ''],
])('next step of %j is named %j', (changes, name) => {
  expect(stepName(anAdminOrder(changes))).toBe(name);
});
