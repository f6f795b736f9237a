import { HOUR_MS, ONLINE_PAYMENT_HOURS } from '../limits';
import { SHOP_TIME_ZONE } from '../shop/business-day';
import type { CheckoutContent } from '../site-content/site-content-draft';
import type { DeliveryMethod, PaymentMethod } from './delivery';
import { ONLINE_PENDING } from './order-status';

/** Hours for which staff hold units for a client who pays later. */
export const RESERVATION_HOURS = 24;

type Unpaid = { status: string; paymentMethod: PaymentMethod; deliveryMethod: DeliveryMethod };
type Rules = {
  paymentInfo: {
    cashOnDelivery: Pick<CheckoutContent['paymentInfo']['cashOnDelivery'], 'paymentHours'>;
    bankTransfer: Pick<CheckoutContent['paymentInfo']['bankTransfer'], 'paymentHours'>;
    mercadoPago?: { paymentHours: number };
  };
};

/** Statuses in which an unpaid order may expire; one whose proof waits for the shop never does. */
export const EXPIRING_STATUSES = ['pending_manual', 'pending_transfer_proof', ONLINE_PENDING] as const;

/** Returns the hours that an order has for its payment, 0 without a deadline; cash for a delivery is paid at the door. */
export function paymentHours(
  { status, paymentMethod, deliveryMethod }: Unpaid,
  { paymentInfo }: Rules,
): number {
  if (paymentMethod === 'mercado_pago')
    return status === ONLINE_PENDING ? (paymentInfo.mercadoPago?.paymentHours ?? ONLINE_PAYMENT_HOURS) : 0;
  if (paymentMethod === 'transfer')
    return status === 'pending_transfer_proof' ? paymentInfo.bankTransfer.paymentHours : 0;
  const isPickedUp = status === 'pending_manual' && deliveryMethod === 'pickup';
  return isPickedUp ? paymentInfo.cashOnDelivery.paymentHours : 0;
}

/** The time after which an unpaid order is cancelled, and that of its reminder, half-way; both null without a deadline. */
export type PaymentDeadline = { expiresAt: string | null; remindAt: string | null };

export function deadlineAfter(hours: number, from: Date): PaymentDeadline {
  if (hours === 0) return { expiresAt: null, remindAt: null };
  const after = (part: number) => new Date(from.getTime() + hours * HOUR_MS * part).toISOString();
  return { expiresAt: after(1), remindAt: after(0.5) };
}

const dateFormat = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: SHOP_TIME_ZONE,
});

/** Names a deadline: 'martes 24/11, 15:00'; built from its parts, since versions of Node and browsers punctuate differently. */
export function deadlineText(iso: string): string {
  const parts = dateFormat.formatToParts(new Date(iso));
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const [weekday, day, month, hour, minute] = (['weekday', 'day', 'month', 'hour', 'minute'] as const).map(
    partOf,
  );
  return `${weekday} ${day}/${month}, ${hour}:${minute}`;
}
