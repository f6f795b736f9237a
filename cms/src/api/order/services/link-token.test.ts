import { DAY_MS, ORDER_LINK_DAYS } from '@shop/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkToken, opensOrder } from './link-token';

const number = 'JL-20260301-0007';
const bought = new Date('2026-03-01T15:00:00Z');
const end = bought.getTime() + ORDER_LINK_DAYS * DAY_MS;

beforeAll(() => void vi.stubEnv('LINK_SECRET', 'a secret of this test'));
afterAll(() => void vi.unstubAllEnvs());

test('opens its own order to the last second of its ninety days, and no longer', () => {
  const token = linkToken(number, bought);
  expect(ORDER_LINK_DAYS).toBe(90);
  expect(opensOrder(token, number, end - 1000)).toBe(true);
  expect(opensOrder(token, number, end + 1000)).toBe(false);
});

test('opens no other order, and nobody can give it more days', () => {
  const token = linkToken(number, bought);
  const [, signature = ''] = token.split('.');
  const later = Math.floor((end + DAY_MS) / 1000).toString(36);
  const at = bought.getTime();
  expect(opensOrder(token, 'JL-20260301-0008', at)).toBe(false);
  expect(opensOrder(`${later}.${signature}`, number, at)).toBe(false);
  for (const torn of ['', token.slice(0, -1), `${token} `, signature])
    expect(opensOrder(torn, number, at)).toBe(false);
});

test('ends with the secret that signed it', () => {
  const token = linkToken(number, bought);
  vi.stubEnv('LINK_SECRET', 'another secret');
  expect(opensOrder(token, number, bought.getTime())).toBe(false);
  vi.stubEnv('LINK_SECRET', 'a secret of this test');
});
