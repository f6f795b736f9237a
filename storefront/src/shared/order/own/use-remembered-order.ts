import { useEffect } from 'react';
import { isStaffBrowser } from '../../funnel/staff-browser.ts';
import { isFullOrder, type AnyOrder } from '../order-progress.ts';
import { ownOrders } from './own-orders.ts';

type Proof = {
  token: string | null;
  /** The last digits of the phone with which the order was asked for; null without them. */
  digits?: string | null;
};

// Staff open the orders of others, and a number that anybody may guess proves nothing.
function isProven(order: AnyOrder, { token, digits = null }: Proof): boolean {
  if (isStaffBrowser()) return false;
  if (token !== null) return isFullOrder(order);
  return digits !== null && !('asksDigits' in order && order.asksDigits);
}

/** Remembers on this device an order whose viewer proved that it is hers; returns whether she did. */
export function rememberOrder(order: AnyOrder, proof: Proof): boolean {
  if (!isProven(order, proof)) return false;
  const { orderNumber, createdAt } = order;
  ownOrders().remember({ orderNumber, createdAt, token: proof.token ?? '' });
  return true;
}

/** A link that opens its order no more was revoked, has expired, or ended with the buyer's data. */
const isDead = (order: AnyOrder, token: string): boolean =>
  !isFullOrder(order) &&
  ownOrders()
    .current()
    .some((own) => own.orderNumber === order.orderNumber && own.token === token);

/** Remembers on this device an order whose viewer proved that it is hers, and forgets it once its link is dead. */
export function useRememberedOrder(order: AnyOrder | null | undefined, { token, digits = null }: Proof) {
  useEffect(() => {
    if (!order || rememberOrder(order, { token, digits })) return;
    if (token && isDead(order, token)) ownOrders().forget(order.orderNumber);
  }, [order, token, digits]);
}
