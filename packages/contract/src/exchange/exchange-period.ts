import { isStopped } from '../order/order-status';
import { addDays, businessDay } from '../shop/business-day';

/** Days after delivery in which the shop takes an exchange, at most. */
export const MAX_EXCHANGE_DAYS = 365;
/** Days for which the new unit waits for the old one, unless the owner sets others, and at most. */
export const DEFAULT_EXCHANGE_HOLD_DAYS = 10;
export const MAX_EXCHANGE_HOLD_DAYS = 60;

/** Returns the last Argentine day on which an exchange can be asked for; null when nobody recorded the delivery. */
export const lastExchangeDay = (deliveredAt: string | null, days: number): string | null =>
  deliveredAt === null ? null : addDays(businessDay(new Date(deliveredAt)), days);

export const EXCHANGE_CLOSED = ['off', 'stopped', 'undelivered', 'late'] as const;
/** Why nothing of an order can be exchanged: the shop offers none, the order went nowhere, or the time is not right. */
export type ExchangeClosed = (typeof EXCHANGE_CLOSED)[number];

type DeliveredOrder = { status: string; stockHeld: boolean; fulfillment: string; deliveredAt: string | null };

/** Returns why nothing of an order can be exchanged now; null when it can. An unknown day of delivery is in time. */
export function exchangeClosed(order: DeliveredOrder, days: number, now: Date): ExchangeClosed | null {
  if (days <= 0) return 'off';
  if (isStopped(order.status) || !order.stockHeld) return 'stopped';
  if (order.fulfillment !== 'delivered') return 'undelivered';
  const lastDay = lastExchangeDay(order.deliveredAt, days);
  return lastDay !== null && businessDay(now) > lastDay ? 'late' : null;
}
