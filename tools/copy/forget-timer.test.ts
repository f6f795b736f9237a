import { expect, it } from 'vitest';
import { createForgetTimer } from './forget-timer.mjs';

const MINUTE_MS = 60_000;
const YEARS_MS = 10 * 365 * 86_400_000;

it('what is too old is forgotten every quarter of an hour, but not after a clock has jumped', () => {
  const now = { clock: Date.parse('2026-11-26T12:00:00Z'), steady: 0 };
  const isTime = createForgetTimer(
    () => now.clock,
    () => now.steady,
  );
  const after = (minutes: number, jumpMs = 0) => {
    now.clock += minutes * MINUTE_MS + jumpMs;
    now.steady += minutes * MINUTE_MS;
    return isTime();
  };
  expect([after(14), after(1), after(14), after(1)]).toEqual([false, true, false, true]);
  expect([after(14), after(1, YEARS_MS), after(14), after(5, -YEARS_MS)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([after(14), after(1)]).toEqual([false, true]);
});
