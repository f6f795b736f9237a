import { businessDay, type OrderPaymentDraft, paymentMessages } from '@shop/contract';
import { badRequest } from '../../../../platform/http/http-error';
import { timeOnDay } from '../../domain/time-on-day';
import type { OrderRecord } from '../../domain/order-view';

/** Returns when money of an order came or went; throws 400 for a day on which it cannot have. */
export function paymentTime(
  { createdAt }: Pick<OrderRecord, 'createdAt'>,
  { day }: Pick<OrderPaymentDraft, 'day'>,
  now: Date,
): Date {
  if (!day) return now;
  if (day > businessDay(now)) throw badRequest(paymentMessages.futureDay);
  if (day < businessDay(new Date(createdAt))) throw badRequest('La fecha no puede ser anterior a la compra.');
  return new Date(timeOnDay(day, createdAt, now));
}
