import { HOUR_MS, SALES_CHANNELS } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { demoShop } from '../demo-shop';
import { currentStatus, type DemoOrder } from './demo-order';

const now = new Date('2026-11-21T14:30:00Z');
const shop = demoShop(now);

describe('demo sales', () => {
  test('a demo order has a proof to check at any hour', () => {
    const hours = Array.from({ length: 24 }, (_, at) => new Date(now.getTime() + 2 * at * HOUR_MS));
    const isWaiting = (order: DemoOrder) => currentStatus(order) === 'pending_transfer_confirmation';
    expect(hours.filter((at) => !demoShop(at).orders.some(isWaiting))).toEqual([]);
  });

  test('demo sales came by each channel; those of the counter were paid at once', () => {
    expect(new Set(shop.orders.map(({ channel }) => channel))).toEqual(new Set(SALES_CHANNELS));
    for (const order of shop.orders.filter(({ channel }) => channel === 'counter'))
      expect(order.steps).toEqual([{ status: 'paid', at: order.at }]);
  });
  test('a demo reservation lapses after now', () => {
    const reserved = shop.orders.filter(({ expiresAt }) => expiresAt !== null);
    expect(reserved.map(currentStatus)).toEqual(['pending_manual']);
    expect(reserved[0]!.expiresAt! > now).toBe(true);
  });
  test('demo coupons took off what the sums of the order say', () => {
    const withCoupon = shop.orders.filter(({ coupon }) => coupon);
    expect(new Set(withCoupon.map(({ coupon }) => coupon!.applied.code))).toEqual(
      new Set(shop.coupons.map(({ code }) => code)),
    );
    for (const { coupon, totals } of withCoupon)
      expect(coupon!.applied.shares.reduce((sum, share) => sum + share, 0)).toBe(totals.couponDiscount);
  });
});
