import { expect, test } from 'vitest';
import { orderNumber } from './order-number';

test('an order number is the prefix, the day and the place in that day', () => {
  expect(orderNumber('JL', '2026-11-20', 1)).toBe('JL-20261120-0001');
  expect(orderNumber('JL', '2026-11-20', 10_000)).toBe('JL-20261120-10000');
});
