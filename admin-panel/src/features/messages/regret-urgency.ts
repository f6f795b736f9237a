import { isRegret, type ReceivedMessage } from '@shop/contract';

const HOUR = 3_600_000;
const ALARM_AFTER = 12 * HOUR;
const LATE_AFTER = 24 * HOUR;

export type RegretUrgency = 'waiting' | 'alarm' | 'late';
type Regret = Pick<ReceivedMessage, 'subject' | 'answered' | 'createdAt'>;

/** How urgent the answer to a regret is, which the law gives 24 hours; null for what needs none. */
export function regretUrgency({ subject, answered, createdAt }: Regret, now: number): RegretUrgency | null {
  if (answered || !isRegret(subject)) return null;
  const age = now - Date.parse(createdAt);
  if (age >= LATE_AFTER) return 'late';
  return age >= ALARM_AFTER ? 'alarm' : 'waiting';
}
