import { FULFILLMENTS, fulfillmentsOf, queuesOf } from '@shop/contract';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop';
import { currentStatus } from './demo-order';

const now = new Date('2026-11-21T14:30:00Z');
const shop = demoShop(now);

test('demo orders are in every step of fulfillment and every queue, none of them in the future', () => {
  const stepOf = ({ deliveries }: (typeof shop.orders)[number]) =>
    deliveries.at(-1)?.fulfillment ?? 'to_prepare';
  expect([...new Set(shop.orders.map(stepOf))].sort()).toEqual([...FULFILLMENTS].sort());
  const queues = shop.orders.flatMap((order) => {
    const money = { total: order.totals.total, paidAmount: 0, refundedAmount: 0, expiresAt: null };
    return queuesOf({ ...order, ...money, status: currentStatus(order), fulfillment: stepOf(order) });
  });
  expect(queues).toEqual(
    expect.arrayContaining(['to_prepare', 'ready_pickup', 'ready_home', 'in_transit', 'to_confirm']),
  );
  for (const { deliveries, at, deliveryMethod } of shop.orders) {
    const times = [at.getTime(), ...deliveries.map((delivery) => delivery.at.getTime()), now.getTime()];
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    for (const { fulfillment } of deliveries) expect(fulfillmentsOf(deliveryMethod)).toContain(fulfillment);
  }
});
