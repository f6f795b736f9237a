import { anAdminOrder } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { freshOrders, type SeenOrders } from './find-new-orders.ts';

const at = (minute: number) =>
  anAdminOrder({
    _id: `a-las-${minute}`,
    createdAt: `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`,
  });
const idsOf = (seen: SeenOrders | null, ...minutes: number[]) =>
  freshOrders(seen, minutes.map(at)).fresh.map(({ _id }) => _id);
const after = (...minutes: number[]) => freshOrders(null, minutes.map(at)).now;

test('at the first look no order is new', () => {
  expect(idsOf(null, 20, 10)).toEqual([]);
});

test('what came in since the last look is new, once', () => {
  const seen = after(20, 10);
  expect(idsOf(seen, 30, 20)).toEqual(['a-las-30']);
  expect(idsOf(freshOrders(seen, [30, 20].map(at)).now, 30, 20)).toEqual([]);
});

test('the first order of an empty shop is new', () => {
  expect(idsOf(after(), 5)).toEqual(['a-las-5']);
});

test('an older order that moves up because a newer one was deleted is not new', () => {
  expect(idsOf(after(20, 10), 10, 3)).toEqual([]);
});

test('an order that was deleted and comes back is not new', () => {
  const deleted = freshOrders(after(20, 10), [10, 3].map(at)).now;
  expect(idsOf(deleted, 20, 10)).toEqual([]);
});

test('of two of the same moment each is new', () => {
  const twin = { ...at(20), _id: 'la-otra' };
  expect(freshOrders(after(20, 10), [twin, at(20)]).fresh).toEqual([twin]);
});
