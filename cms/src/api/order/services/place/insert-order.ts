import { businessDay, type OrderTotals } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { dateOrNull, jsonText, newRow } from '../../../../database/rows';
import type { StockChange } from '../../../../database/records';
import type { LineRecord, OrderRecord } from '../../domain/order-view';
import { contactColumns } from '../contact-columns';
import { recordEvent } from '../order-events';
import { addPayment } from '../payments/order-payments';

const noteColumns = (order: OrderRecord) => ({
  shipping_notes: order.shippingNotes,
  notes: order.notes,
  admin_notes: order.adminNotes,
});

export const moneyColumns = (totals: OrderTotals & { agreedDiscount?: number }) => ({
  subtotal: totals.subtotal,
  coupon_discount: totals.couponDiscount,
  payment_discount: totals.paymentDiscount,
  agreed_discount: totals.agreedDiscount ?? 0,
  shipping_cost: totals.shippingCost,
  cash_fee: totals.cashFee,
  total: totals.total,
});

export const lineRow = (line: Omit<LineRecord, 'id'>, orderId: number, position: number, at: Date) => ({
  ...newRow(at),
  order_id: orderId,
  position,
  product_id: line.productId,
  stock_item_id: line.stockItemId,
  title: line.title,
  image: line.image,
  unit_price: line.unitPrice,
  quantity: line.quantity,
  size: line.size,
  color: line.color,
  units_held: line.unitsHeld,
  units_returned: line.unitsReturned,
  coupon_discount: line.couponDiscount,
});

export const couponColumns = ({
  couponCode,
  couponTerms,
}: Pick<OrderRecord, 'couponCode' | 'couponTerms'>) => ({
  coupon_code: couponCode,
  coupon_terms: couponTerms && jsonText(couponTerms),
});

const dateColumns = ({ paidAt, confirmedAt, expiresAt, remindAt }: OrderRecord) => ({
  expires_at: dateOrNull(expiresAt),
  remind_at: dateOrNull(remindAt),
  paid_at: dateOrNull(paidAt),
  confirmed_at: dateOrNull(confirmedAt),
});

/** The person who places an order, and the note of its history. */
type Author = { actor: string; note?: string };

/** Stores an order with its lines and the beginning of its history. */
export async function insertOrder(
  trx: Trx,
  order: OrderRecord,
  row: ReturnType<typeof newRow>,
  changes: readonly StockChange[],
  { actor, note = '' }: Author,
): Promise<void> {
  const at = row.created_at;
  const [inserted] = await trx('orders')
    .insert({
      ...row,
      order_number: order.orderNumber,
      order_status: order.status,
      channel: order.channel,
      payment_method: order.paymentMethod,
      delivery_method: order.deliveryMethod,
      delivery_from: order.deliveryFrom,
      delivery_to: order.deliveryTo,
      fulfillment: order.fulfillment,
      carrier: order.carrier,
      ...contactColumns(order.orderNumber, order, order.lines),
      ...noteColumns(order),
      ...moneyColumns(order),
      ...couponColumns(order),
      stock_held: order.stockHeld,
      paid_amount: 0,
      short_units: order.shortUnits,
      transfer_proof: order.transferProof,
      accepted_policies: jsonText(order.acceptedPolicies),
      ...dateColumns(order),
      business_day: businessDay(at),
    })
    .returning('id');
  const id = inserted.id as number;
  await trx('order_lines').insert(order.lines.map((line, position) => lineRow(line, id, position, at)));
  const stockEffect = changes.map(({ productDocumentId, delta }) => ({
    productId: productDocumentId,
    delta,
  }));
  await recordEvent(trx, id, {
    type: 'created',
    at,
    to: order.status,
    actor,
    note,
    stockEffect,
    paidAtAfter: order.paidAt,
    proofId: order.transferProof,
  });
  if (order.paidAt !== null && order.total > 0)
    await addPayment(
      trx,
      id,
      { kind: 'payment', amount: order.total, method: order.paymentMethod },
      { at, byStatus: true },
    );
}
