import { expect, it } from 'vitest';
import { nextQueue } from './order-queues.ts';

it('the work goes on with the next queue that has any, and begins again after the last one', () => {
  const counts = { to_verify: 2, to_confirm: 0, to_prepare: 1 };
  expect(nextQueue(counts)).toBe('to_verify');
  expect(nextQueue(counts, 'to_verify')).toBe('to_prepare');
  expect(nextQueue(counts, 'to_prepare')).toBe('to_verify');
});

it('no queue leads on to itself, nor to orders that wait for their buyers', () => {
  expect(nextQueue({ to_prepare: 3, to_collect: 2, reserved: 1 }, 'to_prepare')).toBeUndefined();
});
