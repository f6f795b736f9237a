import type { CouponDraft } from '@shop/contract';
import { couponColumns } from '../../api/coupon/services/coupon-rows';
import type { Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import { dateOfStatus, type DemoOrder } from '../history/demo-order';
import { insertAll } from './insert-all';

/** Stores the coupons with the orders that used them; a cancelled order has given its use back. */
export async function seedCoupons(
  trx: Trx,
  coupons: readonly CouponDraft[],
  orders: readonly DemoOrder[],
  openedAt: Date,
): Promise<void> {
  const rows = coupons.map((coupon) => ({ ...newRow(openedAt), ...couponColumns(coupon) }));
  const ids = await insertAll(trx, 'coupons', rows);
  const idOf = new Map(rows.map(({ code, document_id }) => [code, ids.get(document_id)]));
  const uses = orders.flatMap((order) =>
    order.coupon
      ? [
          {
            ...newRow(order.at),
            coupon_id: idOf.get(order.coupon.applied.code),
            order_number: order.orderNumber,
            returned_at: dateOfStatus(order, 'cancelled'),
          },
        ]
      : [],
  );
  await insertAll(trx, 'coupon_uses', uses);
}
