import { applyCoupon, formatMoney, freezeCoupon, type CouponTerms, type OrderEdit } from '@shop/contract';
import type { StoredProduct } from '../../../../database/records';
import type { OrderRecord } from '../order-view';
import { couponLinesOf } from '../place/coupon-lines';
import type { PlannedEditLine } from './edited-lines';

type Order = Pick<OrderRecord, 'couponCode' | 'couponTerms'>;

export type EditedCoupon = {
  couponCode: string;
  couponTerms: CouponTerms | null;
  /** Pesos that the lines lack for its minimum. */
  missing: number;
  /** Asks staff for a decision; null when none is open. */
  question: string | null;
  note: string | null;
};

const NONE = { couponCode: '', couponTerms: null };

/** Applies the terms of the purchase to edited lines; below the minimum staff keep the coupon, then for good, or drop it. */
export function editedCoupon(
  { couponCode, couponTerms: terms }: Order,
  lines: readonly PlannedEditLine[],
  products: ReadonlyMap<string, StoredProduct>,
  choice: OrderEdit['coupon'],
): EditedCoupon {
  if (!terms) return { ...NONE, missing: 0, question: null, note: null };
  const couponLines = couponLinesOf(lines, products);
  const { missing } = applyCoupon(terms, couponLines);
  if (missing > 0 && choice === 'drop')
    return { ...NONE, missing, question: null, note: `Se quitó el cupón ${couponCode}` };
  const kept = freezeCoupon(missing > 0 ? { ...terms, minimum: 0 } : terms, couponLines);
  const below =
    missing > 0 ? `El cupón ${couponCode} es para compras desde ${formatMoney(terms.minimum)}` : null;
  return {
    couponCode,
    couponTerms: kept,
    missing,
    question: below && choice === undefined ? `${below}: elegí si se mantiene o se quita.` : null,
    note: below && `${below}: se mantiene`,
  };
}
