import { MINUTE_MS } from '@shop/contract';
import { expect, test } from 'vitest';
import { nextCopyAt } from './copy-pauses';

test('the pauses between the attempts to copy a picture grow, and the last attempt ends them', () => {
  const pauses = [1, 2, 3, 4, 5].map((attempts) => nextCopyAt(attempts, 0) ?? 0);
  expect(pauses[0]).toBe(MINUTE_MS);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(nextCopyAt(6, 0)).toBeNull();
});
