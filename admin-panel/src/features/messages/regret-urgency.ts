import { HOUR_MS, isWithdrawal, type ReceivedMessage } from '@shop/contract';

const ALARM_AFTER_MS = 12 * HOUR_MS;
const LATE_AFTER_MS = 24 * HOUR_MS;

export type RegretUrgency = 'waiting' | 'alarm' | 'late';
type Regret = Pick<ReceivedMessage, 'subject' | 'answered' | 'createdAt'>;

/** How urgent the answer to a regret is, which the law gives 24 hours; null for what needs none. */
export function regretUrgency({ subject, answered, createdAt }: Regret, now: number): RegretUrgency | null {
  if (answered || !isWithdrawal(subject)) return null;
  const age = now - Date.parse(createdAt);
  if (age >= LATE_AFTER_MS) return 'late';
  return age >= ALARM_AFTER_MS ? 'alarm' : 'waiting';
}
