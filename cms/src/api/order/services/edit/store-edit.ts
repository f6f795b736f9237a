import type { OrderEdit } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { reviewedLines } from '../../../../database/review-counts';
import { conflict } from '../../../../platform/http/http-error';
import { coupons } from '../../../coupon/services/coupon';
import type { Contact } from '../../domain/edit/edited-contact';
import type { EditedCoupon } from '../../domain/edit/edited-coupon';
import type { EditedLine } from '../../domain/edit/edited-lines';
import type { EditedTotals } from '../../domain/edit/edited-totals';
import type { OrderRecord } from '../../domain/order-view';
import { contactColumns } from '../contact-columns';
import { couponColumns, lineRow, moneyColumns } from '../place/insert-order';

type Edited = {
  order: OrderRecord;
  plan: { lines: EditedLine[] };
  coupon: EditedCoupon;
  totals: EditedTotals;
  contact: Contact;
};

// The rows of lines that stay are updated: their ids are known to the rest of the shop.
async function storeLines(
  trx: Trx,
  order: OrderRecord,
  lines: readonly EditedLine[],
  at: Date,
): Promise<void> {
  const kept = lines.flatMap(({ id }) => (id === null ? [] : [id]));
  const removed = order.lines.filter(({ id }) => !kept.includes(id));
  const reviewed = await reviewedLines(
    trx,
    removed.map(({ id }) => id),
  );
  const review = removed.find(({ id }) => reviewed.has(id));
  if (review) throw conflict(`La clienta opinó sobre ${review.title}: no se puede quitar de la orden.`);
  await trx('order_lines').where('order_id', order.id).whereNotIn('id', kept).delete();
  for (const [position, line] of lines.entries()) {
    const { document_id: _id, created_at: _created, ...columns } = lineRow(line, order.id, position, at);
    if (line.id === null) await trx('order_lines').insert(lineRow(line, order.id, position, at));
    else await trx('order_lines').where('id', line.id).update(columns);
  }
}

/** Stores the lines, the sums, the delivery and the contact of an edited order. */
export async function storeEdit(
  trx: Trx,
  { order, plan, coupon, totals, contact }: Edited,
  { deliveryMethod }: OrderEdit,
  at: Date,
): Promise<void> {
  await storeLines(trx, order, plan.lines, at);
  if (order.couponCode && !coupon.couponCode) await coupons.dropUse(trx, order.orderNumber);
  await trx('orders')
    .where('id', order.id)
    .update({
      ...moneyColumns(totals),
      ...couponColumns(coupon),
      ...contactColumns(order.orderNumber, contact, plan.lines),
      delivery_method: deliveryMethod,
      // A promise of days belongs to the delivery that was chosen with it.
      ...(deliveryMethod === order.deliveryMethod ? {} : { delivery_from: null, delivery_to: null }),
      short_units: plan.lines.reduce(
        (sum, line) => sum + line.quantity - line.unitsHeld - line.unitsReturned,
        0,
      ),
      updated_at: at,
    });
}
