import { awaitsProof } from '../order/order-status';
import type { PaymentMethod } from '../order/delivery';
import { businessDay } from './business-day';
import type { DeliveryPromise } from './delivery-dates';

const WEEKDAY_NAMES = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
const MONTH_NAMES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const monthOf = (day: string): string => day.slice(0, 7);

/** Returns a day ('2026-11-24') as 'mar 24', or as 'mar 24 de nov'. */
export function formatPromisedDay(day: string, withMonth: boolean): string {
  const date = new Date(`${day}T00:00:00Z`);
  const text = `${WEEKDAY_NAMES[date.getUTCDay()]} ${date.getUTCDate()}`;
  return withMonth ? `${text} de ${MONTH_NAMES[date.getUTCMonth()]}` : text;
}

/** Returns 'Llega entre mar 24 y mié 25' or 'Retirás desde el mié 25'; days outside the month of `today` name theirs. */
export function formatDeliveryPromise({ from, to }: DeliveryPromise, today: string): string {
  const withMonth = [from, to ?? from].some((day) => monthOf(day) !== monthOf(today));
  const first = formatPromisedDay(from, withMonth);
  if (to === null) return `Retirás desde el ${first}`;
  return from === to ? `Llega el ${first}` : `Llega entre ${first} y ${formatPromisedDay(to, withMonth)}`;
}

/** Adds to a promise that the days of a transfer hold only when it is paid on the day of the order. */
export const withTransferCondition = (promise: string): string => `${promise} si transferís el mismo día`;

type PromisedOrder = {
  deliveryFrom: string | null;
  deliveryTo: string | null;
  createdAt: string;
  status: string;
  paymentMethod: PaymentMethod;
  hasTransferProof: boolean;
  deliveredAt: string | null;
};

/** Returns the promise of an order as it was placed; '' when there was none, or the order is delivered or undone. */
export function orderPromiseText(order: PromisedOrder): string {
  const { deliveryFrom: from, deliveryTo: to, createdAt, status, deliveredAt } = order;
  if (!from || deliveredAt || status === 'cancelled' || status === 'refunded') return '';
  const text = formatDeliveryPromise({ from, to }, businessDay(new Date(createdAt)));
  return awaitsProof(order) ? withTransferCondition(text) : text;
}
