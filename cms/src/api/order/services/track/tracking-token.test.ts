import { DAY_MS, ORDER_LINK_DAYS } from '@shop/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTrackingToken, isTrackingToken, pickupCodeOf } from './tracking-token';

const order = { orderNumber: 'JL-20260301-0007', createdAt: '2026-03-01T15:00:00.000Z' };
const bought = new Date(order.createdAt).getTime();
const end = bought + ORDER_LINK_DAYS * DAY_MS;

beforeAll(() => void vi.stubEnv('LINK_SECRET', 'a secret of this test'));
afterAll(() => void vi.unstubAllEnvs());

test('isTrackingToken accepts a token until the last second of its ninety days', () => {
  const token = createTrackingToken(order);
  expect(ORDER_LINK_DAYS).toBe(90);
  expect(isTrackingToken(token, order, end - 1000)).toBe(true);
  expect(isTrackingToken(token, order, end + 1000)).toBe(false);
});

test('isTrackingToken accepts the tokens of mails that were sent before tokens were bound to one order', () => {
  expect(isTrackingToken('tfuv00.xtiKgx81oDlNoiAPx96WAT', order, bought)).toBe(true);
});

test('isTrackingToken rejects other orders and altered expiry dates', () => {
  const token = createTrackingToken(order);
  const [, signature = ''] = token.split('.');
  const later = Math.floor((end + DAY_MS) / 1000).toString(36);
  expect(isTrackingToken(token, { ...order, orderNumber: 'JL-20260301-0008' }, bought)).toBe(false);
  expect(isTrackingToken(`${later}.${signature}`, order, bought)).toBe(false);
  for (const torn of ['', token.slice(0, -1), `${token} `, signature])
    expect(isTrackingToken(torn, order, bought)).toBe(false);
});

test('isTrackingToken rejects the token of an earlier order whose number was given again after a restore', () => {
  const numberedAgain = { ...order, createdAt: '2026-03-01T18:30:00.000Z' };
  expect(isTrackingToken(createTrackingToken(order), numberedAgain, bought)).toBe(false);
});

test('isTrackingToken rejects a token signed with a rotated secret', () => {
  const token = createTrackingToken(order);
  vi.stubEnv('LINK_SECRET', 'another secret');
  expect(isTrackingToken(token, order, bought)).toBe(false);
  vi.stubEnv('LINK_SECRET', 'a secret of this test');
});

test('pickupCodeOf is four unambiguous symbols that change with the order, its links and the secret', () => {
  const code = pickupCodeOf(order);
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}$/);
  expect(pickupCodeOf({ ...order, linkVersion: 0 })).toBe(code);
  vi.stubEnv('LINK_SECRET', 'another secret');
  const bySecret = pickupCodeOf(order);
  vi.stubEnv('LINK_SECRET', 'a secret of this test');
  const others = [
    pickupCodeOf({ ...order, orderNumber: 'JL-20260301-0008' }),
    pickupCodeOf({ ...order, createdAt: '2026-03-01T18:30:00.000Z' }),
    pickupCodeOf({ ...order, linkVersion: 1 }),
    bySecret,
  ];
  expect(new Set([code, ...others]).size).toBe(5);
  expect(createTrackingToken(order)).not.toContain(code);
});
