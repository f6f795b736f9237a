import { expect, it } from 'vitest';
import { aCartLine } from '#testing/checkout-builders.ts';
import { isOrderTooLarge } from './cart-summary.tsx';

const line = (quantity: number, id = 'a') => aCartLine({ id, quantity });

it('isOrderTooLarge allows up to 20 units of one product', () => {
  expect(isOrderTooLarge([line(20)])).toBe(false);
  expect(isOrderTooLarge([line(21)])).toBe(true);
});

it('isOrderTooLarge allows up to 50 units in all', () => {
  const lines = [line(20, 'a'), line(20, 'b')];
  expect(isOrderTooLarge([...lines, line(10, 'c')])).toBe(false);
  expect(isOrderTooLarge([...lines, line(11, 'c')])).toBe(true);
});
