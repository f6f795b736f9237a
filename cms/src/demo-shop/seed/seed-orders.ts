import { DEFAULT_CITY, freezeCoupon, promiseDelivery, type Fulfillment } from '@shop/contract';
import { fulfillmentNote } from '../../api/order/domain/fulfillment/fulfillment-note';
import { couponColumns, lineRow, moneyColumns } from '../../api/order/services/place/insert-order';
import { emailKey, phoneKey, searchTextOf } from '../../api/order/services/order-search-keys';
import type { Trx } from '../../database/connection';
import { jsonText, newRow } from '../../database/rows';
import { couponLines } from '../history/demo-coupons';
import {
  currentStatus,
  dateOfStatus,
  holdsStock,
  type DemoOrder,
  type DemoStep,
} from '../history/demo-order';
import { type StockedProduct } from '../products/stocked-product';
import { checkout } from '../texts/demo-texts';
import { insertAll } from './insert-all';
import { paidColumns, seedMoney } from './seed-money';
import { demoPolicies } from './seed-policies';
import { type DemoProof } from './seed-proofs';
import { type SeededProduct } from './seed-products';

type Catalog = { products: readonly StockedProduct[]; seeded: readonly SeededProduct[] };

function destinationOf({ deliveryMethod, customer }: DemoOrder) {
  const { address, postalCode } = customer;
  if (deliveryMethod === 'home') return { address, city: DEFAULT_CITY, postal_code: postalCode };
  return { address: checkout.deliveryInfo.meetingPoint.address, city: DEFAULT_CITY, postal_code: '' };
}

function customerOf({ customer: { fullName, email, phone } }: DemoOrder) {
  return { full_name: fullName, email, phone, email_key: emailKey(email), phone_key: phoneKey(phone) };
}

const statusDates = (order: DemoOrder) => ({
  paid_at: dateOfStatus(order, 'paid'),
  confirmed_at: dateOfStatus(order, 'confirmado'),
  cancelled_at: dateOfStatus(order, 'cancelled'),
  refunded_at: dateOfStatus(order, 'refunded'),
  updated_at: [order.at, ...[...order.steps, ...order.deliveries].map(({ at }) => at)].reduce((a, b) =>
    a > b ? a : b,
  ),
});

const deliveryDates = ({ deliveries }: DemoOrder) => {
  const timeOf = (step: Fulfillment) =>
    deliveries.find(({ fulfillment }) => fulfillment === step)?.at ?? null;
  return {
    fulfillment: deliveries.at(-1)?.fulfillment ?? 'to_prepare',
    carrier: deliveries.at(-1)?.carrier ?? '',
    ready_at: timeOf('ready'),
    shipped_at: timeOf('in_transit'),
    delivered_at: timeOf('delivered'),
  };
};

function promisedDays({ at, deliveryMethod }: DemoOrder) {
  const promise = promiseDelivery(at, deliveryMethod, checkout.deliveryDates);
  return { delivery_from: promise?.from ?? null, delivery_to: promise?.to ?? null };
}

function keptCoupon(order: DemoOrder, { products, seeded }: Catalog) {
  const { coupon } = order;
  if (!coupon) return { couponCode: '', couponTerms: null };
  const lines = couponLines(order, products, (product) => seeded[product]!.documentId);
  return { couponCode: coupon.applied.code, couponTerms: freezeCoupon(coupon.terms, lines) };
}

function orderRow(order: DemoOrder, proofs: ReadonlyMap<string, string>, catalog: Catalog) {
  const { orderNumber, customer } = order;
  const { products } = catalog;
  const titles = order.lines.map(({ product }) => products[product]!.product.title);
  return {
    ...newRow(order.at),
    order_number: orderNumber,
    order_status: currentStatus(order),
    channel: order.channel,
    expires_at: order.expiresAt,
    ...couponColumns(keptCoupon(order, catalog)),
    payment_method: order.paymentMethod,
    delivery_method: order.deliveryMethod,
    ...promisedDays(order),
    ...customerOf(order),
    ...destinationOf(order),
    shipping_notes: '',
    notes: order.notes,
    ...moneyColumns(order.totals),
    ...paidColumns(order),
    stock_held: holdsStock(order),
    short_units: 0,
    transfer_proof: proofs.get(orderNumber) ?? '',
    admin_notes: '',
    accepted_policies: order.channel === 'web' ? jsonText(demoPolicies) : null,
    ...statusDates(order),
    ...deliveryDates(order),
    business_day: order.businessDay,
    search_text: searchTextOf(orderNumber, customer, titles),
  };
}

const lineRows = (order: DemoOrder, orderId: number, { products, seeded }: Catalog) =>
  order.lines.map(({ product, item, size, color, quantity, unitPrice }, position) => {
    const { documentId, items, image } = seeded[product]!;
    const line = {
      productId: documentId,
      stockItemId: items[item]!.id,
      title: products[product]!.product.title,
      image,
      unitPrice,
      quantity,
      size,
      color,
      unitsHeld: holdsStock(order) ? quantity : 0,
      unitsReturned: holdsStock(order) ? 0 : quantity,
      couponDiscount: order.coupon?.applied.shares[position] ?? 0,
    };
    return lineRow(line, orderId, position, order.at);
  });

type Change = { step: DemoStep; before: DemoStep | undefined };

const isProofUpload = ({ step, before }: Change): boolean =>
  before !== undefined && step.status === 'pending_transfer_confirmation';

function actorOf({ channel }: DemoOrder, change: Change): string {
  if (!change.before) return channel === 'web' ? 'cliente' : 'Jazmín';
  return isProofUpload(change) ? 'sistema' : 'Jazmín';
}

function stockEffectOf(order: DemoOrder, { step, before }: Change, { seeded }: Catalog) {
  if (before && step.status !== 'cancelled') return [];
  const sign = before ? 1 : -1;
  return order.lines.map(({ product, quantity }) => ({
    productId: seeded[product]!.documentId,
    delta: sign * quantity,
  }));
}

const paidBy = (order: DemoOrder, step: DemoStep | undefined): Date | null => {
  const paidAt = dateOfStatus(order, 'paid');
  return step && paidAt && paidAt <= step.at ? paidAt : null;
};

const eventRow = (
  orderId: number,
  at: Date,
  actor: string,
  type: 'created' | 'proof' | 'status' | 'fulfillment',
) => ({
  ...newRow(at),
  order_id: orderId,
  at,
  actor,
  type,
  note: '',
  request_id: '',
});

function eventRows(order: DemoOrder, orderId: number, catalog: Catalog, proofId: string | undefined) {
  return order.steps.flatMap((step, i) => {
    const change = { step, before: order.steps[i - 1] };
    const cameWithProof = !change.before && step.status === 'pending_transfer_confirmation';
    const changed = {
      ...eventRow(orderId, step.at, actorOf(order, change), change.before ? 'status' : 'created'),
      from_status: change.before?.status ?? null,
      to_status: step.status,
      proof_id: cameWithProof ? proofId : null,
      stock_effect: jsonText(stockEffectOf(order, change, catalog)),
      paid_at_before: paidBy(order, change.before),
      paid_at_after: paidBy(order, step),
    };
    if (!isProofUpload(change)) return [changed];
    const added = eventRow(orderId, step.at, 'cliente', 'proof');
    return [{ ...added, proof_id: proofId, stock_effect: jsonText([]) }, changed];
  });
}

const deliveryEventRows = ({ deliveries }: DemoOrder, orderId: number) =>
  deliveries.map(({ fulfillment, at, carrier }, i) => {
    const before = deliveries[i - 1] ?? { fulfillment: 'to_prepare', carrier: '' };
    const day = fulfillment === 'delivered' ? at.toISOString() : null;
    return {
      ...eventRow(orderId, at, 'Jazmín', 'fulfillment'),
      from_status: before.fulfillment,
      to_status: fulfillment,
      stock_effect: jsonText([]),
      note: fulfillmentNote({ ...before, deliveredAt: null }, { carrier, deliveredAt: day }),
    };
  });

async function seedCounters(trx: Trx, orders: readonly DemoOrder[]): Promise<void> {
  const last = new Map<string, number>();
  for (const { businessDay } of orders) last.set(businessDay, (last.get(businessDay) ?? 0) + 1);
  const rows = [...last].map(([day, count]) => ({
    ...newRow(new Date(`${day}T12:00:00-03:00`)),
    business_day: day,
    last: count,
  }));
  await insertAll(trx, 'order_counters', rows);
}

export async function seedOrders(
  trx: Trx,
  orders: readonly DemoOrder[],
  catalog: Catalog,
  proofs: readonly DemoProof[],
  now: Date,
): Promise<Map<string, string>> {
  const proofOf = new Map(proofs.map(({ orderNumber, id }) => [orderNumber, id]));
  const rows = orders.map((order) => orderRow(order, proofOf, catalog));
  const ids = await insertAll(trx, 'orders', rows);
  const idOf = (position: number): number => ids.get(rows[position]!.document_id)!;
  await insertAll(
    trx,
    'order_lines',
    orders.flatMap((order, position) => lineRows(order, idOf(position), catalog)),
  );
  await insertAll(
    trx,
    'order_events',
    orders.flatMap((order, position) => [
      ...eventRows(order, idOf(position), catalog, proofOf.get(order.orderNumber)),
      ...deliveryEventRows(order, idOf(position)),
    ]),
  );
  const stored = orders.map((order, position) => ({ id: idOf(position), order }));
  await seedMoney(trx, stored, now);
  await seedCounters(trx, orders);
  return new Map(rows.map((row) => [row.order_number, row.document_id]));
}
