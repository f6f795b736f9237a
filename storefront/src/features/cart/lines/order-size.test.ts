import { expect, it } from 'vitest';
import type { CartLine } from './cart-lines.ts';
import { isLineTooLarge, isOrderTooLarge } from './order-size.ts';

const line = (quantity: number, id = 'a'): CartLine => ({
  id,
  name: 'Conjunto Alma',
  price: 1_000,
  image: '',
  size: 'M',
  quantity,
});

it('an order carries up to 20 units of a product', () => {
  expect(isLineTooLarge(line(20))).toBe(false);
  expect(isLineTooLarge(line(21))).toBe(true);
  expect(isOrderTooLarge([line(21)])).toBe(true);
});

it('and up to 50 in all', () => {
  const lines = [line(20, 'a'), line(20, 'b')];
  expect(isOrderTooLarge([...lines, line(10, 'c')])).toBe(false);
  expect(isOrderTooLarge([...lines, line(11, 'c')])).toBe(true);
});
