import { couponSchema, type Coupon, type CouponDraft } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { asAnswer } from '../../../platform/http/as-answer';

export type CouponRecord = RecordOf<'api::coupon.coupon'>;

export const couponsIn = (db: Connection | Trx) => records('api::coupon.coupon', db);
export const usesIn = (db: Connection | Trx) => records('api::coupon.coupon-use', db);

/** Returns what is stored of a draft; a coupon of free delivery has no value. */
export const couponData = (draft: CouponDraft): CouponDraft => ({
  ...draft,
  value: draft.kind === 'free_delivery' ? 0 : draft.value,
});

/** Returns coupons with the number of orders that use each of them now. */
export async function withUses(db: Connection | Trx, found: readonly CouponRecord[]): Promise<Coupon[]> {
  const ids = found.map(({ id }) => id);
  const uses = await usesIn(db).countBy('couponId', { couponId: ids, returnedAt: null });
  return found.map((coupon) => asAnswer(couponSchema, coupon, { uses: uses.get(coupon.id) ?? 0 }));
}

/** Returns a coupon with the number of orders that use it now. */
export async function couponOf(db: Connection | Trx, record: CouponRecord): Promise<Coupon> {
  const [coupon] = await withUses(db, [record]);
  return coupon as Coupon;
}
