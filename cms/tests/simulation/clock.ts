import { businessDay, DAY_MS, dayRange, HOUR_MS, MINUTE_MS } from '@shop/contract';
import { vi } from 'vitest';
import type { Random } from '../../src/demo-shop/random';

/** Each history begins on the afternoon of a month's last day but one. */
export const FIRST_MOMENT = new Date('2027-01-30T18:00:00.000Z');

let isHeld = true;

/** Leaves the clock alone, which another process does not share. */
export const letClockRun = () => void (isHeld = false);

export const isClockHeld = () => isHeld;

/** Stops the clock of this process at a moment; timers go on. */
export const stopClockAt = (now: Date) => void (isHeld && vi.useFakeTimers({ toFake: ['Date'], now }));

export const releaseClock = () => void vi.useRealTimers();

const forward = (ms: number) => stopClockAt(new Date(Date.now() + ms));

const midnight = () => dayRange(businessDay(new Date())).to.getTime();

/** Lets a second pass, so that no two steps happen at once. */
export const tick = () => forward(1000);

/** Jumps minutes, hours, days or a month, to the last second of a day or over it. */
export function jump(random: Random): string {
  const kind = random.pick([
    'minutes',
    'hours',
    'hours',
    'last second',
    'midnight',
    'days',
    'month',
  ] as const);
  if (kind === 'minutes') forward(random.integer(1, 59) * MINUTE_MS);
  if (kind === 'hours') forward(random.integer(1, 20) * HOUR_MS);
  if (kind === 'days') forward(random.integer(1, 9) * DAY_MS);
  // Requests that nobody confirmed and texts of mails end after thirty days.
  if (kind === 'month') forward(31 * DAY_MS);
  if (kind === 'last second') stopClockAt(new Date(midnight() - 1000));
  if (kind === 'midnight') stopClockAt(new Date(midnight()));
  return kind;
}
