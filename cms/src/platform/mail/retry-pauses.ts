import { HOUR_MS, MINUTE_MS } from '@shop/contract';

const FIRST_PAUSES_MS = [1, 2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const LATER_PAUSE_MS = 4 * HOUR_MS;
const LATER_PAUSES = 11;

/** Attempts after which a mail counts as failed, some two days after the first. */
export const MAX_MAIL_ATTEMPTS = FIRST_PAUSES_MS.length + LATER_PAUSES + 1;

/** Returns when a mail is tried again after so many failed attempts; null when it has failed for good. */
export function nextAttemptAfter(attempts: number, now: Date): Date | null {
  if (attempts >= MAX_MAIL_ATTEMPTS) return null;
  return new Date(now.getTime() + (FIRST_PAUSES_MS[attempts - 1] ?? LATER_PAUSE_MS));
}
