import { MONEY_METHODS } from '@shop/contract';
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
import { readOrder, readPaid } from './sales';

/** Compares the shop's sum with the model's, which adds what it sent and knows nothing of the ledger. */
async function checkSum(world: World, order: Placed, change: number | null): Promise<void> {
  order.paid = order.paid === null || change === null ? null : order.paid + change;
  // A payment whose notice never came may be entered at any time.
  if (world.isShared || order.paid === null || order.method === 'mercado_pago') return;
  const paid = await readPaid(world, order);
  if (paid !== undefined && paid !== order.paid)
    throw new Violation(`${order.orderNumber} says that ${paid} were paid, and it was ${order.paid}`);
}

/** Where the model lost count, it begins again at what the shop says; the doctor checks that against the ledger. */
async function count(world: World, order: Placed): Promise<number> {
  const paid = (await readPaid(world, order)) ?? 0;
  order.paid = world.isShared ? null : (order.paid ?? paid);
  return paid;
}

const pay: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const amount = random.pick([1_000, 3_000, 8_000, 16_000]);
  const method = random.pick(MONEY_METHODS);
  if (!order) return NOTHING_TO_DO;
  await count(world, order);
  const sent = await send(world, 'POST', `/api/orders/${order.id}/payments`, { amount, method });
  if (sent.isDone) await checkSum(world, order, amount);
  return outcomeOf(sent);
};

const refund: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  if (!order) return NOTHING_TO_DO;
  const paid = await count(world, order);
  const amount = random.pick([500, 1_000, Math.max(1, paid)]);
  const json = { amount, method: random.pick(MONEY_METHODS), ...(random.chance(0.3) && { restock: true }) };
  const sent = await send(world, 'POST', `/api/orders/${order.id}/refunds`, json);
  if (sent.isDone) await checkSum(world, order, -amount);
  return outcomeOf(sent);
};

const voidEntry: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const found = order && (await readOrder(world, order));
  const entry = pickOf(
    random,
    (found?.payments ?? []).filter(({ canVoid }) => canVoid),
  );
  if (!order || !entry) return NOTHING_TO_DO;
  await count(world, order);
  const sent = await send(world, 'POST', `/api/orders/${order.id}/payments/${entry._id}/void`, {});
  if (sent.isDone) await checkSum(world, order, -entry.amount);
  return outcomeOf(sent);
};

const returnUnits: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  if (!order) return NOTHING_TO_DO;
  const json = { restock: random.chance(0.7) };
  return outcomeOf(await send(world, 'POST', `/api/orders/${order.id}/returned-units`, json));
};

/** Takes the last step of an order back; the model loses count of its money. */
const undoStep: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  if (!order) return NOTHING_TO_DO;
  const kept = await world.shop
    .db()('order_steps as s')
    .join('orders as o', 'o.id', 's.order_id')
    .where('o.document_id', order.id)
    .orderBy('s.id', 'desc')
    .first('s.step');
  if (!kept) return NOTHING_TO_DO;
  const { step } = kept as { step: string };
  const sent = await send(world, 'POST', '/api/orders/undo', { step });
  if (sent.isDone) order.paid = null;
  return outcomeOf(sent);
};

export const money = { pay, refund, voidEntry, returnUnits, undoStep };
