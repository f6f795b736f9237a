import type { CouponDraft } from '@shop/contract';
import { couponData, couponsIn, usesIn } from '../../api/coupon/services/coupon-records';
import type { Trx } from '../../database/connection';
import { dateOfStatus, type DemoOrder } from '../history/demo-order';

/** Stores the coupons with the orders that used them; a cancelled order has given its use back. */
export async function seedCoupons(
  trx: Trx,
  drafts: readonly CouponDraft[],
  orders: readonly DemoOrder[],
  openedAt: Date,
): Promise<void> {
  const coupons = await couponsIn(trx).insertMany(
    drafts.map((draft) => ({ ...couponData(draft), createdAt: openedAt })),
  );
  const idOf = new Map(coupons.map(({ code, id }) => [code, id]));
  await usesIn(trx).insertMany(
    orders.flatMap((order) => {
      const couponId = order.coupon && idOf.get(order.coupon.applied.code);
      const { orderNumber, at: createdAt } = order;
      return couponId
        ? [{ couponId, orderNumber, createdAt, returnedAt: dateOfStatus(order, 'cancelled') }]
        : [];
    }),
  );
}
