import { isStopped } from './order-status';

export const PICKUP_CODE = 'Código para retirar';
export const PICKUP_BY_OTHERS = 'Si retira otra persona, pasale este código.';

/** Returns what mails and chats say of the code with which an order is collected; '' without one. */
export const pickupCodeText = (code: string): string =>
  code && `${PICKUP_CODE}: ${code}. ${PICKUP_BY_OTHERS}`;

type PickupFacts = { deliveryMethod: string; status: string; fulfillment: string };

/** Tells whether somebody is still to collect an order at the shop. */
export const awaitsPickup = ({ deliveryMethod, status, fulfillment }: PickupFacts): boolean =>
  deliveryMethod === 'pickup' && fulfillment !== 'delivered' && !isStopped(status);
