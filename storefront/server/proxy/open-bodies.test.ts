// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { apiErrors } from './api-errors.ts';
import { createOpenBodies, type OpenBody } from './open-bodies.ts';

function createPlaces({ max = 2, maxPerClient = 2, silenceMs = 100, points = 100 } = {}) {
  const clock = { now: 0 };
  let spent = 0;
  const unfinished = { spend: () => (spent += 1) <= points, refund: () => void (spent -= 1) };
  const openBody = createOpenBodies({ max, maxPerClient, silenceMs }, unfinished, () => clock.now);
  return { clock, openBody, spent: () => spent };
}
const ignore = () => undefined;

test('a body that arrives returns its point, an unfinished one does not', () => {
  const { openBody, spent } = createPlaces();
  (openBody('a', ignore) as OpenBody).close(true);
  expect(spent()).toBe(0);
  (openBody('a', ignore) as OpenBody).close(false);
  expect(spent()).toBe(1);
});

test('a client without points gets 429, and so does one with too many bodies on their way', () => {
  expect(createPlaces({ points: 0 }).openBody('a', ignore)).toBe(apiErrors.tooManyUnfinished);
  const { openBody } = createPlaces({ max: 9, maxPerClient: 1 });
  openBody('a', ignore);
  expect(openBody('a', ignore)).toBe(apiErrors.tooManyUnfinished);
  expect(openBody('b', ignore)).toHaveProperty('close');
});

test('the body that has been silent for longest gives its place to a new one', () => {
  const { openBody, clock } = createPlaces();
  const [cutFirst, cutSecond] = [vi.fn(), vi.fn()];
  const first = openBody('a', cutFirst) as OpenBody;
  clock.now = 50;
  openBody('b', cutSecond);
  first.hear();
  clock.now = 100;
  expect(openBody('c', ignore)).toBe(apiErrors.unavailable);
  first.hear();
  clock.now = 150;
  expect(openBody('c', ignore)).toHaveProperty('close');
  expect(cutSecond).toHaveBeenCalledWith(apiErrors.unavailable);
  expect(cutFirst).not.toHaveBeenCalled();
});
