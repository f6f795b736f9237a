import { DAY_MS, ORDER_LINK_DAYS } from '@shop/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTrackingToken, isTrackingToken } from './tracking-token';

const number = 'JL-20260301-0007';
const bought = new Date('2026-03-01T15:00:00Z');
const end = bought.getTime() + ORDER_LINK_DAYS * DAY_MS;

beforeAll(() => void vi.stubEnv('LINK_SECRET', 'a secret of this test'));
afterAll(() => void vi.unstubAllEnvs());

test('isTrackingToken accepts a token until the last second of its ninety days', () => {
  const token = createTrackingToken(number, bought);
  expect(ORDER_LINK_DAYS).toBe(90);
  expect(isTrackingToken(token, number, end - 1000)).toBe(true);
  expect(isTrackingToken(token, number, end + 1000)).toBe(false);
});

test('isTrackingToken rejects other orders and altered expiry dates', () => {
  const token = createTrackingToken(number, bought);
  const [, signature = ''] = token.split('.');
  const later = Math.floor((end + DAY_MS) / 1000).toString(36);
  const at = bought.getTime();
  expect(isTrackingToken(token, 'JL-20260301-0008', at)).toBe(false);
  expect(isTrackingToken(`${later}.${signature}`, number, at)).toBe(false);
  for (const torn of ['', token.slice(0, -1), `${token} `, signature])
    expect(isTrackingToken(torn, number, at)).toBe(false);
});

test('isTrackingToken rejects a token signed with a rotated secret', () => {
  const token = createTrackingToken(number, bought);
  vi.stubEnv('LINK_SECRET', 'another secret');
  expect(isTrackingToken(token, number, bought.getTime())).toBe(false);
  vi.stubEnv('LINK_SECRET', 'a secret of this test');
});
