import { addDays, businessDay, dayRange } from '../shop/business-day';
import type { CaseTerm } from './case';

/** Running days after delivery in which a buyer may withdraw; ley 24.240 art. 34. */
export const WITHDRAWAL_DAYS = 10;

/** Hours in which the shop must act on a withdrawal; Disposición 954/2025. */
export const ANSWER_HOURS = 24;
/** Hours before that end at which the case alarms. */
export const ANSWER_ALARM_HOURS = 12;

type DeliveredOrder = { createdAt: string; deliveredAt: string | null };

/** Returns the last instant of the tenth day after the later of delivery and purchase; null when nobody recorded the delivery. */
export function withdrawalDeadline({ createdAt, deliveredAt }: DeliveredOrder): Date | null {
  if (deliveredAt === null) return null;
  const start = new Date(Math.max(Date.parse(deliveredAt), Date.parse(createdAt)));
  const lastDay = addDays(businessDay(start), WITHDRAWAL_DAYS);
  return new Date(dayRange(lastDay).to.getTime() - 1);
}

/** Returns whether a withdrawal arrives in time; without a known delivery it always does. */
export function withdrawalTerm(deadline: Date | null, receivedAt: Date): CaseTerm {
  if (deadline === null) return 'unknown';
  return receivedAt.getTime() <= deadline.getTime() ? 'in_time' : 'late';
}
