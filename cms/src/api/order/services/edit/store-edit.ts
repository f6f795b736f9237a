import type { Contact, OrderEdit } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { reviewedLines } from '../../../../database/review-counts';
import { conflict } from '../../../../platform/http/http-error';
import { coupons } from '../../../coupon/services/coupon';
import type { EditedCoupon } from '../../domain/edit/edited-coupon';
import type { EditedLine } from '../../domain/edit/edited-lines';
import type { EditedTotals } from '../../domain/edit/edited-totals';
import type { OrderRecord } from '../../domain/order-view';
import { linesIn, ordersIn, storeLines } from '../order-records';
import { searchKeys } from '../order-search-keys';

type Edited = {
  order: OrderRecord;
  plan: { lines: EditedLine[] };
  coupon: EditedCoupon;
  totals: EditedTotals;
  contact: Contact;
};

async function removeLines(trx: Trx, order: OrderRecord, kept: readonly EditedLine[]): Promise<void> {
  const removed = order.lines.filter(({ id }) => !kept.some((line) => line.id === id));
  const id = removed.map((line) => line.id);
  const reviewed = await reviewedLines(trx, id);
  const review = removed.find((line) => reviewed.has(line.id));
  if (review) throw conflict(`La clienta opinó sobre ${review.title}: no se puede quitar de la orden.`);
  await linesIn(trx).remove({ id });
}

/** Stores the lines, the sums, the delivery and the contact of an edited order. */
export async function storeEdit(
  trx: Trx,
  { order, plan, coupon: { couponCode, couponTerms }, totals, contact }: Edited,
  { deliveryMethod }: OrderEdit,
): Promise<void> {
  await removeLines(trx, order, plan.lines);
  // The rows of lines that stay are updated: their ids are known to the rest of the shop.
  await storeLines(trx, order.id, plan.lines);
  if (order.couponCode && !couponCode) await coupons.dropUse(trx, order.orderNumber);
  // A promise of days belongs to the delivery that was chosen with it.
  const promise = deliveryMethod === order.deliveryMethod ? {} : { deliveryFrom: null, deliveryTo: null };
  await ordersIn(trx).update(
    { id: order.id },
    {
      ...totals,
      couponCode,
      couponTerms,
      ...contact,
      ...searchKeys(order.orderNumber, contact, plan.lines),
      deliveryMethod,
      ...promise,
      shortUnits: plan.lines.reduce(
        (sum, line) => sum + line.quantity - line.unitsHeld - line.unitsReturned,
        0,
      ),
    },
  );
}
