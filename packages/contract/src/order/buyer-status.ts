import type { BuyerFacts } from './buyer-progress';
import type { DeliveryMethod } from './delivery';
import { knownFulfillment, type Fulfillment } from './fulfillment';
import { isStopped, knownStatus, ONLINE_PENDING, type OrderStatus } from './order-status';

/** Statuses in the buyer's words; staff read `statusLabel`. */
const WORDS: Record<OrderStatus, string> = {
  pending_manual: 'Recibimos tu pedido',
  pending_transfer_proof: 'Estamos esperando tu transferencia',
  pending_transfer_confirmation: 'Estamos verificando tu transferencia',
  paid: 'Lo estamos preparando',
  confirmado: 'Lo estamos preparando',
  cancelled: 'Está cancelado',
  refunded: 'Está reembolsado',
  [ONLINE_PENDING]: 'Falta tu pago',
};

type Moved = Exclude<Fulfillment, 'to_prepare'>;

const READY = 'Está listo para retirar';
// An order that is picked up is never in transit.
const GOODS: Record<DeliveryMethod, Record<Moved, string>> = {
  pickup: { ready: READY, in_transit: READY, delivered: 'Ya lo retiraste' },
  home: { ready: 'Está listo para salir', in_transit: 'Está en camino', delivered: 'Te lo entregamos' },
};

const GIVEN_BACK = 'Los productos volvieron a la tienda';

/** Returns where an order is, in the buyer's words: her goods once they have moved on, before them what is awaited. */
export function buyerStatus({
  status,
  fulfillment,
  deliveryMethod,
  stockHeld = true,
}: Pick<BuyerFacts, 'status' | 'fulfillment' | 'deliveryMethod' | 'stockHeld'>): string {
  if (isStopped(status)) return WORDS[knownStatus(status)];
  if (!stockHeld) return GIVEN_BACK;
  const place = knownFulfillment(fulfillment);
  return place === 'to_prepare' ? WORDS[knownStatus(status)] : GOODS[deliveryMethod][place];
}
