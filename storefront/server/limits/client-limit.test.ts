// @vitest-environment node
import { expect, test } from 'vitest';
import { rateLimits } from '@shop/contract';
import { createClientLimit } from './client-limit.ts';

function createLimit(factor = 1) {
  const clock = { time: 1_000 };
  const { spend } = createClientLimit('renderPage', factor, { now: () => clock.time });
  return { clock, mayRender: spend };
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

test('a refunded point can be spent again', () => {
  const { spend, refund } = createClientLimit('unfinishedBody', 1);
  const { points } = rateLimits.unfinishedBody;
  for (let body = 0; body < 10 * points; body += 1) {
    expect(spend('a')).toBe(true);
    refund('a');
  }
  expect(repeat(points, () => spend('a')).every(Boolean)).toBe(true);
  expect(spend('a')).toBe(false);
  refund('a');
  refund('a');
  expect(spend('a')).toBe(true);
});
