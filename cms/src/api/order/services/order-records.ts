import {
  knownFulfillment,
  messages,
  type AdminOrder,
  type CouponTerms,
  type OrderEvent,
  type PolicyReference,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { isoOf, isoOrNull, jsonOf } from '../../../database/rows';
import { notFound } from '../../../platform/http/http-error';
import { clients } from '../../client/services/client';
import { pictures } from '../../picture-upload/services/picture-upload';
import { asAdminOrder, type LineRecord, type OrderRecord } from '../domain/order-view';
import { onlinePaymentsOf } from './online/online-entries';
import { paymentsOf } from './payments/order-payments';
import { whatsappText } from '../domain/whatsapp-text';
import { currentTexts, orderMailFacts } from './order-mail-facts';

const textOf = (value: unknown): string => (value as string | null) ?? '';

const asLine = (row: Row): LineRecord => ({
  id: row.id as number,
  productId: textOf(row.product_id),
  stockItemId: row.stock_item_id as number | null,
  title: textOf(row.title),
  image: textOf(row.image),
  unitPrice: row.unit_price as number,
  quantity: row.quantity as number,
  size: (row.size as string | null) || null,
  color: (row.color as string | null) || null,
  unitsHeld: (row.units_held as number | null) ?? 0,
  unitsReturned: (row.units_returned as number | null) ?? 0,
  couponDiscount: (row.coupon_discount as number | null) ?? 0,
});

const fulfillmentOf = (row: Row) => ({
  fulfillment: knownFulfillment(textOf(row.fulfillment)),
  carrier: textOf(row.carrier),
  readyAt: isoOrNull(row.ready_at),
  shippedAt: isoOrNull(row.shipped_at),
  deliveredAt: isoOrNull(row.delivered_at),
});

const datesOf = (row: Row) => ({
  paidAt: isoOrNull(row.paid_at),
  confirmedAt: isoOrNull(row.confirmed_at),
  cancelledAt: isoOrNull(row.cancelled_at),
  refundedAt: isoOrNull(row.refunded_at),
  expiresAt: isoOrNull(row.expires_at),
  remindAt: isoOrNull(row.remind_at),
  erasedAt: isoOrNull(row.erased_at),
  createdAt: isoOf(row.created_at),
  updatedAt: isoOf(row.updated_at),
});

const contactOf = (row: Row) => ({
  fullName: textOf(row.full_name),
  email: textOf(row.email),
  phone: textOf(row.phone),
  address: textOf(row.address),
  city: textOf(row.city),
  postalCode: textOf(row.postal_code),
  shippingNotes: textOf(row.shipping_notes),
  notes: textOf(row.notes),
  adminNotes: textOf(row.admin_notes),
});

const moneyOf = (row: Row) => ({
  subtotal: row.subtotal as number,
  couponDiscount: row.coupon_discount as number,
  couponCode: textOf(row.coupon_code),
  couponTerms: jsonOf<CouponTerms | null>(row.coupon_terms, null),
  paymentDiscount: row.payment_discount as number,
  agreedDiscount: row.agreed_discount as number,
  shippingCost: row.shipping_cost as number,
  cashFee: row.cash_fee as number,
  total: row.total as number,
  paidAmount: (row.paid_amount as number | null) ?? 0,
  refundedAmount: (row.refunded_amount as number | null) ?? 0,
});

function invoiceOf(row: Row) {
  const invoice = { number: textOf(row.invoice_number), url: textOf(row.invoice_url) };
  return invoice.number || invoice.url ? { invoice } : {};
}

const asRecord = (row: Row, lines: LineRecord[]): OrderRecord => ({
  id: row.id as number,
  documentId: textOf(row.document_id),
  orderNumber: textOf(row.order_number),
  channel: textOf(row.channel) || 'web',
  status: textOf(row.order_status),
  paymentMethod: row.payment_method as OrderRecord['paymentMethod'],
  deliveryMethod: row.delivery_method as OrderRecord['deliveryMethod'],
  deliveryFrom: textOf(row.delivery_from) || null,
  deliveryTo: textOf(row.delivery_to) || null,
  ...fulfillmentOf(row),
  ...contactOf(row),
  ...moneyOf(row),
  stockHeld: Boolean(row.stock_held),
  unitsToDecide: Boolean(row.units_to_decide),
  dispute: textOf(row.dispute),
  shortUnits: (row.short_units as number | null) ?? 0,
  linkVersion: (row.link_version as number | null) ?? 0,
  transferProof: textOf(row.transfer_proof),
  proofReason: textOf(row.proof_reason),
  acceptedPolicies: jsonOf<PolicyReference[]>(row.accepted_policies, []),
  ...invoiceOf(row),
  ...datesOf(row),
  lines,
});

export async function withLines(db: Connection | Trx, rows: Row[]): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id as number);
  const lines: Row[] = await db('order_lines').whereIn('order_id', ids).orderBy(['order_id', 'position']);
  const byOrder = new Map<number, LineRecord[]>(ids.map((id) => [id, []]));
  for (const line of lines) byOrder.get(line.order_id as number)?.push(asLine(line));
  return rows.map((row) => asRecord(row, byOrder.get(row.id as number) ?? []));
}

/** Returns the titles of the lines of an order. */
export const lineTitles = (db: Connection | Trx, orderId: number): Promise<string[]> =>
  db('order_lines').where('order_id', orderId).orderBy('position').pluck('title');

export async function findOrder(
  db: Connection | Trx,
  where: { document_id: string } | { order_number: string } | { id: number },
): Promise<OrderRecord | null> {
  const row: Row | undefined = await db('orders').where(where).whereNull('deleted_at').first();
  return row ? ((await withLines(db, [row]))[0] ?? null) : null;
}

/** Loads an order and locks its row until the transaction ends; throws 404. */
export async function lockOrder(trx: Trx, documentId: string): Promise<OrderRecord> {
  const query = trx('orders').where('document_id', documentId).whereNull('deleted_at');
  const row: Row | undefined = await query.forUpdate().first();
  const [order] = row ? await withLines(trx, [row]) : [];
  if (!order) throw notFound(messages.orderNotFound);
  return order;
}

async function historyOf(db: Connection | Trx, orderId: number): Promise<OrderEvent[]> {
  const rows: Row[] = await db('order_events').where('order_id', orderId).orderBy(['at', 'id']);
  const proofIds = rows.flatMap(({ proof_id }) => (proof_id ? [proof_id as string] : []));
  const kept = await pictures.keptProofs(db, proofIds);
  const proofOf = (id: string): OrderEvent['proof'] => {
    const kind = kept.get(id);
    return kind ? { url: pictures.signedLink(id), kind } : { url: null };
  };
  return rows.map((row) => ({
    at: isoOf(row.at),
    actor: textOf(row.actor),
    type: textOf(row.type),
    from: (row.from_status as string | null) ?? null,
    to: (row.to_status as string | null) ?? null,
    note: textOf(row.note),
    ...(row.proof_id ? { proof: proofOf(row.proof_id as string) } : {}),
  }));
}

const proofLinkOf = ({ transferProof }: OrderRecord): string | null =>
  transferProof ? pictures.signedLink(transferProof) : null;

/** Returns the number of open cases of each order that has any. */
async function openCasesOf(db: Connection | Trx, documentIds: string[]): Promise<Map<string, number>> {
  const rows: Row[] = await db('cases')
    .whereIn('order_document_id', documentIds)
    .whereNotNull('due_at')
    .groupBy('order_document_id')
    .select('order_document_id')
    .count('* as cases');
  return new Map(rows.map((row) => [row.order_document_id as string, Number(row.cases)]));
}

/** Returns orders as staff see them in lists. */
export async function staffOrders(
  db: Connection | Trx,
  orders: readonly OrderRecord[],
): Promise<AdminOrder[]> {
  const cases = await openCasesOf(
    db,
    orders.map(({ documentId }) => documentId),
  );
  return orders.map((order) =>
    asAdminOrder(order, {
      proofLink: proofLinkOf(order),
      openCases: cases.get(order.documentId) ?? 0,
    }),
  );
}

export async function staffOrderWithHistory(db: Connection | Trx, order: OrderRecord): Promise<AdminOrder> {
  const { transferProof, documentId } = order;
  const proof = transferProof ? await pictures.proofFacts(db, transferProof, documentId) : null;
  const payments = await paymentsOf(db, order.id);
  const onlinePayments = await onlinePaymentsOf(db, order.id);
  const openCases = (await openCasesOf(db, [documentId])).get(documentId) ?? 0;
  const history = await historyOf(db, order.id);
  const shown = asAdminOrder(order, { proofLink: proofLinkOf(order), openCases, history });
  return {
    ...shown,
    payments,
    ...(onlinePayments && { onlinePayments }),
    proof,
    client: await clients.ofOrder(db, order.id),
    whatsappText: whatsappText(orderMailFacts(order, await currentTexts(), '')),
  };
}
