// @vitest-environment node
import { expect, test } from 'vitest';
import { createRenderLimit } from './render-limit.ts';

function limit(factor = 1) {
  const clock = { now: 0 };
  return { clock, mayAsk: createRenderLimit(factor, () => clock.now) };
}
const times = (count: number, ask: () => boolean) => Array.from({ length: count }, ask);

test('a visitor may ask for 300 unknown pages a minute, others are not affected', () => {
  const { mayAsk, clock } = limit();
  expect(times(300, () => mayAsk('a')).every(Boolean)).toBe(true);
  expect(mayAsk('a')).toBe(false);
  expect(mayAsk('b')).toBe(true);
  clock.now = 60_000;
  expect(mayAsk('a')).toBe(true);
});

test('the factor widens the limit', () => {
  const { mayAsk } = limit(2);
  expect(times(600, () => mayAsk('a')).every(Boolean)).toBe(true);
  expect(mayAsk('a')).toBe(false);
});
