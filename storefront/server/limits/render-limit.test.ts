// @vitest-environment node
import { expect, test } from 'vitest';
import { createRenderLimit } from './render-limit.ts';

function createLimit(factor = 1) {
  const clock = { time: 1_000 };
  return { clock, mayRender: createRenderLimit(factor, { now: () => clock.time }) };
}
const repeat = (count: number, render: () => boolean) => Array.from({ length: count }, render);

test('the render limit allows each client 300 pages a minute', () => {
  const { mayRender, clock } = createLimit();
  expect(repeat(300, () => mayRender('a')).every(Boolean)).toBe(true);
  expect(mayRender('a')).toBe(false);
  expect(mayRender('b')).toBe(true);
  clock.time += 59_999;
  expect(mayRender('a')).toBe(false);
  clock.time += 2;
  expect(mayRender('a')).toBe(true);
});

test('the rate limit factor multiplies the render limit', () => {
  const { mayRender } = createLimit(2);
  expect(repeat(600, () => mayRender('a')).every(Boolean)).toBe(true);
  expect(mayRender('a')).toBe(false);
});

test('the render limit counts at most 10,000 clients and forgets the least recent ones', () => {
  const { mayRender } = createLimit();
  repeat(301, () => mayRender('active'));
  repeat(301, () => mayRender('idle'));
  for (let client = 0; client < 9_999; client += 1) {
    mayRender(`client ${client}`);
    mayRender('active');
  }
  expect(mayRender('active')).toBe(false);
  expect(mayRender('idle')).toBe(true);
});
