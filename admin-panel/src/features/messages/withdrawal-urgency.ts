import { HOUR_MS, isWithdrawal, type ReceivedMessage } from '@shop/contract';

const ALARM_AFTER_MS = 12 * HOUR_MS;
const LATE_AFTER_MS = 24 * HOUR_MS;

export type WithdrawalUrgency = 'waiting' | 'alarm' | 'late';
type Withdrawal = Pick<ReceivedMessage, 'subject' | 'answered' | 'createdAt'>;

/** Returns the urgency of a withdrawal, which by law must be answered within 24 hours; null for other messages. */
export function withdrawalUrgency(
  { subject, answered, createdAt }: Withdrawal,
  now: number,
): WithdrawalUrgency | null {
  if (answered || !isWithdrawal(subject)) return null;
  const age = now - Date.parse(createdAt);
  if (age >= LATE_AFTER_MS) return 'late';
  return age >= ALARM_AFTER_MS ? 'alarm' : 'waiting';
}
