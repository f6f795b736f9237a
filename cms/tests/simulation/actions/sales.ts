import { deadlineAfter, ALL_STATUSES, paymentHours, type AdminOrder, type Product } from '@shop/contract';
import type { Random } from '../../../src/demo-shop/random';
import type { OrderAnswer } from '../../support/data/commerce-calls';
import { siteContent } from '../built-services';
import {
  NOTHING_TO_DO,
  outcomeOf,
  pickOf,
  send,
  Violation,
  type Action,
  type Placed,
  type World,
} from '../world';

/** Reads a product as staff see it. */
export async function readProduct(world: World, id: string): Promise<Product> {
  return (await send<{ product: Product }>(world, 'GET', `/api/products/${id}`)).answer.body.product;
}

export async function readOrder(world: World, { id }: Placed): Promise<AdminOrder | undefined> {
  const { answer } = await send<{ order?: AdminOrder }>(world, 'GET', `/api/orders/${id}`);
  return answer.body.order;
}

/** Returns the pesos that an order has collected, or undefined once it is deleted; one query, where its page takes twenty. */
export async function readPaid({ shop }: World, { id }: Placed): Promise<number | undefined> {
  type Row = { paid_amount: string | number | null } | undefined;
  const row: Row = await shop.db()('orders').where('document_id', id).whereNull('deleted_at').first();
  return row && Number(row.paid_amount ?? 0);
}

async function linesOf(world: World, random: Random) {
  const products = world.beliefs.products.filter(() => random.chance(0.5)).slice(0, 2);
  const lines = [];
  for (const { id } of products) {
    const size = random.pick((await readProduct(world, id)).size);
    lines.push({ productId: id, size, quantity: random.integer(1, 3) });
  }
  return lines;
}

async function checkDeadline(world: World, order: AdminOrder): Promise<void> {
  const { checkout } = await siteContent.current();
  type Row = { expires_at: string | null } | undefined;
  const row: Row = await world.shop.db()('orders').where('document_id', order._id).first();
  if (!row) throw new Violation(`${order.orderNumber} was answered and is not stored`);
  const { expiresAt } = deadlineAfter(paymentHours(order, checkout), new Date(order.createdAt));
  const stored = row.expires_at ? new Date(row.expires_at).toISOString() : null;
  if (stored !== expiresAt)
    throw new Violation(`${order.orderNumber} expires at ${stored}, and was promised until ${expiresAt}`);
}

const place: Action = async (world, random) => {
  const shopper = pickOf(random, world.beliefs.shoppers);
  const coupon = random.chance(0.4) ? pickOf(random, world.beliefs.coupons) : undefined;
  const choice = {
    paymentMethod: random.pick(['cash', 'transfer', 'mercado_pago']),
    deliveryMethod: random.pick(['pickup', 'home']),
  };
  const items = await linesOf(world, random);
  if (items.length === 0 || !shopper) return NOTHING_TO_DO;
  const shippingInfo = { ...shopper, city: 'Neuquén', postalCode: '8300', notes: `Para ${shopper.fullName}` };
  const sent = await send<OrderAnswer>(world, 'POST', '/api/orders', {
    items,
    shippingInfo,
    ...choice,
    ...(coupon && { couponCode: coupon.code }),
  });
  if (sent.answer.status !== 201) return outcomeOf(sent);
  const { order, orderNumber, linkToken } = sent.answer.body;
  const known = { id: order._id, orderNumber, linkToken, email: shopper.email };
  world.beliefs.orders.push({ ...known, method: choice.paymentMethod, paid: 0 });
  if (!world.isShared) await checkDeadline(world, order);
  return outcomeOf(sent);
};

const changeStatus: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const json = {
    status: random.pick([...ALL_STATUSES, 'paid', 'cancelled']),
    ...(random.chance(0.3) && { restock: true }),
    ...(random.chance(0.3) && { force: true }),
    ...(random.chance(0.2) && { notify: false }),
    ...(random.chance(0.2) && { proofReason: 'No se lee el importe' }),
  };
  if (!order) return NOTHING_TO_DO;
  const sent = await send(world, 'PUT', `/api/orders/${order.id}/status`, json);
  if (sent.isDone) order.paid = null;
  return outcomeOf(sent);
};

const changeFulfillment: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const fulfillment = random.pick(['to_prepare', 'ready', 'in_transit', 'delivered', 'delivered']);
  if (!order) return NOTHING_TO_DO;
  return outcomeOf(await send(world, 'PUT', `/api/orders/${order.id}/fulfillment`, { fulfillment }));
};

const edit: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const found = order && (await readOrder(world, order));
  if (!found) return NOTHING_TO_DO;
  const kept = found.items.map(({ lineId, productId, size, color }) => ({
    lineId,
    productId,
    size,
    color,
    quantity: random.integer(1, 3),
  }));
  const more = random.chance(0.4) ? await linesOf(world, random) : [];
  const items =
    random.chance(0.3) && kept.length + more.length > 1 ? [...kept.slice(1), ...more] : [...kept, ...more];
  const sent = await send(world, 'PUT', `/api/orders/${order.id}/lines`, {
    items,
    deliveryMethod: random.pick(['pickup', 'home']),
    agreedDiscount: random.chance(0.2) ? 500 : 0,
    // Staff do not write the name of somebody who is erased.
    reason: world.beliefs.erased.includes(order.email) ? 'Lo pidió' : `Lo pidió ${order.email}`,
    expectedUpdatedAt: found.updatedAt,
    coupon: random.pick(['keep', 'drop']),
  });
  return outcomeOf(sent);
};

const bin: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const json = { restock: random.chance(0.7), refund: 'later' };
  if (!order) return NOTHING_TO_DO;
  return outcomeOf(await send(world, 'DELETE', `/api/orders/${order.id}`, random.chance(0.5) ? json : {}));
};

const takeOutOfBin: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  if (!order) return NOTHING_TO_DO;
  return outcomeOf(await send(world, 'POST', `/api/orders/${order.id}/restore`, {}));
};

export const sales = { place, changeStatus, changeFulfillment, edit, bin, takeOutOfBin };
