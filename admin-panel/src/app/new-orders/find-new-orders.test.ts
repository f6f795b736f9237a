import { anAdminOrder } from '@shop/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { findNewOrders, type KnownOrders } from './use-new-order-notice.tsx';

// @spec C.39

const orderAt = (minute: number) =>
  anAdminOrder({
    _id: `a-las-${minute}`,
    createdAt: `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`,
  });
const knownAfter = (...minutes: number[]) => findNewOrders(null, minutes.map(orderAt)).known;
const newIds = (known: KnownOrders | null, ...minutes: number[]) =>
  findNewOrders(known, minutes.map(orderAt)).newOrders.map(({ _id }) => _id);

describe('findNewOrders', () => {
  it('findNewOrders finds nothing at the first poll', () => {
    expect(newIds(null, 20, 10)).toEqual([]);
  });

  it('findNewOrders finds an order created since the last poll once', () => {
    const known = knownAfter(20, 10);
    expect(newIds(known, 30, 20)).toEqual(['a-las-30']);
    expect(newIds(findNewOrders(known, [30, 20].map(orderAt)).known, 30, 20)).toEqual([]);
  });

  it('findNewOrders leaves out sales that staff registered', () => {
    const sale = anAdminOrder({ ...orderAt(30), channel: 'counter' });
    expect(findNewOrders(knownAfter(20), [sale, orderAt(20)]).newOrders).toEqual([]);
  });

  it('findNewOrders finds the first order of an empty shop', () => {
    expect(newIds(knownAfter(), 5)).toEqual(['a-las-5']);
  });

  it('findNewOrders ignores an older order that moves up because a newer one was deleted', () => {
    expect(newIds(knownAfter(20, 10), 10, 3)).toEqual([]);
  });

  it('findNewOrders ignores a restored order', () => {
    const afterDeletion = findNewOrders(knownAfter(20, 10), [10, 3].map(orderAt)).known;
    expect(newIds(afterDeletion, 20, 10)).toEqual([]);
  });

  it('findNewOrders finds each of two orders created at the same time', () => {
    const twin = { ...orderAt(20), _id: 'la-otra' };
    expect(findNewOrders(knownAfter(20, 10), [twin, orderAt(20)]).newOrders).toEqual([twin]);
  });
});
