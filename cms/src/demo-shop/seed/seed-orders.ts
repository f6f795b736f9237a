import { DEFAULT_CITY, freezeCoupon, promiseDelivery, type Fulfillment } from '@shop/contract';
import { fulfillmentNote } from '../../api/order/domain/fulfillment/fulfillment-effect';
import { eventsIn, linesIn, ordersIn } from '../../api/order/services/order-records';
import { searchKeys } from '../../api/order/services/order-search-keys';
import type { Trx } from '../../database/connection';
import { records, type NewRecord } from '../../database/gateway/records';
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
import { paidAmounts, seedMoney } from './seed-money';
import { demoPolicies } from './seed-policies';
import { type DemoProof } from './seed-proofs';
import { type SeededProduct } from './seed-products';

const STAFF = 'Jazmín';

type Catalog = { products: readonly StockedProduct[]; seeded: readonly SeededProduct[] };

function destinationOf({ deliveryMethod, customer }: DemoOrder) {
  const { address, postalCode } = customer;
  if (deliveryMethod === 'home') return { address, city: DEFAULT_CITY, postalCode };
  return { address: checkout.deliveryInfo.meetingPoint.address, city: DEFAULT_CITY, postalCode: '' };
}

const statusDates = (order: DemoOrder) => ({
  paidAt: dateOfStatus(order, 'paid'),
  confirmedAt: dateOfStatus(order, 'confirmado'),
  cancelledAt: dateOfStatus(order, 'cancelled'),
  refundedAt: dateOfStatus(order, 'refunded'),
  updatedAt: [order.at, ...[...order.steps, ...order.deliveries].map(({ at }) => at)].reduce((a, b) =>
    a > b ? a : b,
  ),
});

const deliveryDates = ({ deliveries }: DemoOrder) => {
  const timeOf = (step: Fulfillment) =>
    deliveries.find(({ fulfillment }) => fulfillment === step)?.at ?? null;
  return {
    fulfillment: deliveries.at(-1)?.fulfillment,
    carrier: deliveries.at(-1)?.carrier,
    readyAt: timeOf('ready'),
    shippedAt: timeOf('in_transit'),
    deliveredAt: timeOf('delivered'),
  };
};

function promisedDays({ at, deliveryMethod }: DemoOrder) {
  const promise = promiseDelivery(at, deliveryMethod, checkout.deliveryDates);
  return { deliveryFrom: promise?.from, deliveryTo: promise?.to };
}

function keptCoupon(order: DemoOrder, { products, seeded }: Catalog) {
  const { coupon } = order;
  if (!coupon) return {};
  const lines = couponLines(order, products, (product) => seeded[product]!.documentId);
  return { couponCode: coupon.applied.code, couponTerms: freezeCoupon(coupon.terms, lines) };
}

function orderRecord(
  order: DemoOrder,
  proofs: ReadonlyMap<string, string>,
  catalog: Catalog,
): NewRecord<'api::order.order'> {
  const { orderNumber, channel, expiresAt, paymentMethod, deliveryMethod, notes, businessDay } = order;
  const { fullName, email, phone } = order.customer;
  const sold = order.lines.map(({ product }) => catalog.products[product]!.product);
  return {
    orderNumber,
    orderStatus: currentStatus(order),
    channel,
    expiresAt,
    ...keptCoupon(order, catalog),
    paymentMethod,
    deliveryMethod,
    ...promisedDays(order),
    fullName,
    email,
    phone,
    ...destinationOf(order),
    notes,
    ...order.totals,
    ...paidAmounts(order),
    stockHeld: holdsStock(order),
    transferProof: proofs.get(orderNumber),
    acceptedPolicies: channel === 'web' ? [...demoPolicies] : undefined,
    ...statusDates(order),
    ...deliveryDates(order),
    businessDay,
    ...searchKeys(orderNumber, order.customer, sold),
    createdAt: order.at,
  };
}

const lineRecords = (order: DemoOrder, orderId: number, { products, seeded }: Catalog) =>
  order.lines.map(({ product, item, size, color, quantity, unitPrice }, position) => {
    const { documentId, items, image } = seeded[product]!;
    return {
      orderId,
      position,
      createdAt: order.at,
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
  });

type Change = { step: DemoStep; before: DemoStep | undefined };

const isProofUpload = ({ step, before }: Change): boolean =>
  before !== undefined && step.status === 'pending_transfer_confirmation';

function actorOf({ channel }: DemoOrder, change: Change): string {
  if (!change.before) return channel === 'web' ? 'cliente' : STAFF;
  return isProofUpload(change) ? 'sistema' : STAFF;
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

type NewEvent = NewRecord<'api::order-event.order-event'>;

function statusEvents(order: DemoOrder, orderId: number, catalog: Catalog, proofId?: string): NewEvent[] {
  return order.steps.flatMap((step, i) => {
    const change = { step, before: order.steps[i - 1] };
    const cameWithProof = !change.before && step.status === 'pending_transfer_confirmation';
    const when = { orderId, at: step.at, createdAt: step.at };
    const changed: NewEvent = {
      ...when,
      actor: actorOf(order, change),
      type: change.before ? 'status' : 'created',
      from: change.before?.status,
      to: step.status,
      proofId: cameWithProof ? proofId : null,
      stockEffect: stockEffectOf(order, change, catalog),
      paidAtBefore: paidBy(order, change.before),
      paidAtAfter: paidBy(order, step),
    };
    if (!isProofUpload(change)) return [changed];
    return [{ ...when, actor: 'cliente', type: 'proof', proofId }, changed];
  });
}

const deliveryEvents = ({ deliveries }: DemoOrder, orderId: number): NewEvent[] =>
  deliveries.map(({ fulfillment, at, carrier }, i) => {
    const before = deliveries[i - 1] ?? { fulfillment: 'to_prepare', carrier: '' };
    const day = fulfillment === 'delivered' ? at.toISOString() : null;
    return {
      orderId,
      at,
      createdAt: at,
      actor: STAFF,
      type: 'fulfillment',
      from: before.fulfillment,
      to: fulfillment,
      note: fulfillmentNote({ ...before, deliveredAt: null }, { carrier, deliveredAt: day }),
    };
  });

async function seedCounters(trx: Trx, orders: readonly DemoOrder[]): Promise<void> {
  const last = new Map<string, number>();
  for (const { businessDay } of orders) last.set(businessDay, (last.get(businessDay) ?? 0) + 1);
  await records('api::order-counter.order-counter', trx).insertMany(
    [...last].map(([day, count]) => ({
      createdAt: new Date(`${day}T12:00:00-03:00`),
      businessDay: day,
      last: count,
    })),
  );
}

export async function seedOrders(
  trx: Trx,
  orders: readonly DemoOrder[],
  catalog: Catalog,
  proofs: readonly DemoProof[],
  now: Date,
): Promise<Map<string, string>> {
  const proofOf = new Map(proofs.map(({ orderNumber, id }) => [orderNumber, id]));
  const placed = await ordersIn(trx).insertMany(orders.map((order) => orderRecord(order, proofOf, catalog)));
  const stored = placed.map(({ id }, position) => ({ id, order: orders[position]! }));
  await linesIn(trx).insertMany(stored.flatMap(({ id, order }) => lineRecords(order, id, catalog)));
  await eventsIn(trx).insertMany(
    stored.flatMap(({ id, order }) => [
      ...statusEvents(order, id, catalog, proofOf.get(order.orderNumber)),
      ...deliveryEvents(order, id),
    ]),
  );
  await seedMoney(trx, stored, now);
  await seedCounters(trx, orders);
  return new Map(placed.map(({ orderNumber, documentId }) => [orderNumber, documentId]));
}
