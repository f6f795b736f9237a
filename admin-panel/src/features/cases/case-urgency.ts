import { ANSWER_ALARM_HOURS, HOUR_MS } from '@shop/contract';

const ALARM_BEFORE_MS = ANSWER_ALARM_HOURS * HOUR_MS;

export type CaseUrgency = 'waiting' | 'alarm' | 'late';

/** Returns how urgent the next step of a case is; null for one that is closed. */
export function caseUrgency(dueAt: string | null, now: number): CaseUrgency | null {
  if (dueAt === null) return null;
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return 'late';
  return left <= ALARM_BEFORE_MS ? 'alarm' : 'waiting';
}
