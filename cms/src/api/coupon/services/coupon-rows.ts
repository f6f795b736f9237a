import type { Coupon, CouponDraft } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { isoOf, jsonOf, jsonText } from '../../../database/rows';

export const COUPONS = 'coupons';
export const USES = 'coupon_uses';

export const asCoupon = (row: Row, uses: number): Coupon => ({
  _id: row.document_id as string,
  code: row.code as string,
  kind: row.kind as Coupon['kind'],
  value: row.value as number,
  from: (row.from_day as string | null) || null,
  to: (row.to_day as string | null) || null,
  minimum: (row.minimum as number | null) ?? 0,
  categories: jsonOf<string[]>(row.categories, []),
  onDiscounted: Boolean(row.on_discounted),
  withPaymentDiscount: Boolean(row.with_payment_discount),
  oncePerClient: Boolean(row.once_per_client),
  maxUses: (row.max_uses as number | null) ?? null,
  active: Boolean(row.active),
  uses,
  createdAt: isoOf(row.created_at),
  updatedAt: isoOf(row.updated_at),
});

export const couponColumns = (draft: CouponDraft) => ({
  code: draft.code,
  kind: draft.kind,
  value: draft.kind === 'free_delivery' ? 0 : draft.value,
  from_day: draft.from,
  to_day: draft.to,
  minimum: draft.minimum,
  max_uses: draft.maxUses,
  categories: jsonText(draft.categories),
  active: draft.active,
  on_discounted: draft.onDiscounted,
  with_payment_discount: draft.withPaymentDiscount,
  once_per_client: draft.oncePerClient,
});

/** Counts the orders that use each of these coupons now. */
export async function countUses(db: Connection | Trx, ids: readonly number[]): Promise<Map<number, number>> {
  const rows: Row[] = await db(USES)
    .whereIn('coupon_id', ids)
    .whereNull('returned_at')
    .groupBy('coupon_id')
    .select('coupon_id')
    .count('* as uses');
  return new Map(rows.map(({ coupon_id, uses }) => [coupon_id as number, Number(uses)]));
}
