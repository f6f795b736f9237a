import { MINUTE_MS } from '@shop/contract';
import { expect, test } from 'vitest';
import { MAX_MAIL_ATTEMPTS, nextAttemptAfter } from './retry-pauses';

test('the pauses between attempts grow to four hours and end after some two days', () => {
  const pauses: number[] = [];
  for (let attempts = 1; attempts < MAX_MAIL_ATTEMPTS; attempts += 1)
    pauses.push((nextAttemptAfter(attempts, new Date(0))?.getTime() ?? 0) / MINUTE_MS);
  expect(pauses).toEqual([1, 2, 5, 15, 60, ...Array<number>(11).fill(240)]);
  expect(nextAttemptAfter(MAX_MAIL_ATTEMPTS, new Date(0))).toBeNull();
  const hours = pauses.reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeGreaterThan(44);
  expect(hours).toBeLessThan(48);
});
