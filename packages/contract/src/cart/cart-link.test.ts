import { expect, test } from 'vitest';
import { cartLinkPath, parseCartLink } from './cart-link';

// @spec E.6

const a = 'a'.repeat(24);
const b = 'b'.repeat(24);

test('a cart link is parsed as it was made', () => {
  const lines = [
    { id: a, quantity: 2 },
    { id: b, quantity: 1 },
  ];
  const path = cartLinkPath(lines);
  expect(path).toBe(`/carrito?i=${a}:2,${b}:1`);
  expect(parseCartLink(new URL(path, 'https://jl.com').searchParams.get('i')!)).toEqual(lines);
});

test('a variant that is named twice is one line', () => {
  expect(parseCartLink(`${a}:2,${a}:1`)).toEqual([{ id: a, quantity: 3 }]);
});

test.each([
  '',
  'nada',
  `${a}`,
  `${a}:0`,
  `${a}:-1`,
  `${a}:1.5`,
  `${a}:1,`,
  `${a}:1,x:1`,
  `${a}:100`,
  `<b>:1`,
])('the malformed link %j is an empty cart', (text) => {
  expect(parseCartLink(text)).toEqual([]);
});
