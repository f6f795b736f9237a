import { describe, expect, it } from 'vitest';
import { buyerStatus } from './buyer-status';
import { DELIVERY_METHODS } from './delivery';
import { FULFILLMENTS } from './fulfillment';
import { ALL_STATUSES, isStopped, statusLabel } from './order-status';

const cases = ALL_STATUSES.flatMap((status) =>
  DELIVERY_METHODS.flatMap((deliveryMethod) =>
    FULFILLMENTS.map((fulfillment) => ({ status, deliveryMethod, fulfillment })),
  ),
);

describe('status in the buyer’s words', () => {
  it.each(cases)('the status of %j speaks to the buyer, without a label of the staff', (order) => {
    const words = buyerStatus(order);
    expect(words).toMatch(/^\p{Lu}[^().]+$/u);
    expect(ALL_STATUSES.map(statusLabel)).not.toContain(words);
    expect(words).not.toMatch(order.deliveryMethod === 'pickup' ? /entregamos|salir|camino/ : /retir/);
  });

  it.each(cases.filter(({ status }) => isStopped(status)))(
    'the status of %j says nothing of goods that go nowhere',
    (order) => {
      expect(buyerStatus(order)).toBe(order.status === 'cancelled' ? 'Está cancelado' : 'Está reembolsado');
    },
  );

  it.each([
    ['pending_manual', 'to_prepare', 'Recibimos tu pedido'],
    ['pending_transfer_proof', 'to_prepare', 'Estamos esperando tu transferencia'],
    ['pending_transfer_confirmation', 'to_prepare', 'Estamos verificando tu transferencia'],
    ['pending_mercado_pago', 'to_prepare', 'Falta tu pago'],
    ['confirmado', 'to_prepare', 'Lo estamos preparando'],
    ['paid', 'to_prepare', 'Lo estamos preparando'],
    ['paid', 'ready', 'Está listo para retirar'],
    ['pending_transfer_proof', 'ready', 'Está listo para retirar'],
    ['paid', 'delivered', 'Ya lo retiraste'],
  ])('a pickup of status %s and fulfillment %s reads %s', (status, fulfillment, words) => {
    expect(buyerStatus({ status, fulfillment, deliveryMethod: 'pickup' })).toBe(words);
  });

  it('an order whose units all came back is not being prepared', () => {
    const order = { status: 'paid', fulfillment: 'delivered', deliveryMethod: 'home' as const };
    expect(buyerStatus({ ...order, stockHeld: false })).toBe('Los productos volvieron a la tienda');
  });
});
