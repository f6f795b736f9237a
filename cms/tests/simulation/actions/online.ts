import type { Random } from '../../../src/demo-shop/random';
import { commerceOn } from '../../support/data/commerce-calls';
import { noticeOf, type Payment } from '../../support/servers/mercado-pago-server';
import { NOTHING_TO_DO, outcomeOf, pickOf, pickPaidBy, send, type Action, type World } from '../world';
import { readOrder, readPaid } from './sales';

/** Sends the notice of a payment; what the shop has answered with 200 must be in its ledger from then on. */
async function notify(world: World, payment: Payment): Promise<string> {
  const { path, headers, json } = noticeOf(payment.id);
  const orderNumber = payment.external_reference;
  const order = world.beliefs.orders.find((one) => one.orderNumber === orderNumber);
  const isThere = order && (await readPaid(world, order)) !== undefined;
  const sent = await send(world, 'POST', path, json, headers);
  if (order) order.paid = null;
  const isCollected = payment.status === 'approved' && payment.transaction_amount_refunded === 0;
  const isKnown = world.beliefs.told.some(({ id }) => id === payment.id);
  if (sent.answer.status === 200 && isThere && isCollected && !isKnown && !world.isShared)
    world.beliefs.told.push({ id: payment.id, orderNumber, pesos: Number(payment.transaction_amount) });
  return outcomeOf(sent);
}

const pesosOf = (random: Random, total: number): number =>
  random.weighted([total, total - 1_000, total + 500, 2_000], (pesos) => (pesos === total ? 6 : 1));

const payOnline: Action = async (world, random) => {
  const order = pickPaidBy(world, random, 'mercado_pago');
  const found = order && (await readOrder(world, order));
  if (!found) return NOTHING_TO_DO;
  const pesos = Math.max(1_000, pesosOf(random, found.total));
  const payment = world.provider.pay(found.orderNumber, pesos);
  // The shop asks by itself for payments whose notice never comes.
  return random.chance(0.3) ? 'no notice' : notify(world, payment);
};

/** Repeats a notice, after the bank or the provider may have taken money back. */
const noticeAgain: Action = async (world, random) => {
  const payment = pickOf(random, [...world.provider.payments.values()]);
  const what = random.weighted(['nothing', 'charged_back', 'in_mediation', 'cancelled'], (one) =>
    one === 'nothing' ? 6 : 1,
  );
  if (!payment) return NOTHING_TO_DO;
  if (what === 'charged_back' || what === 'in_mediation') payment.status = what;
  return notify(world, payment);
};

async function freshlySignedIn(world: World): Promise<void> {
  world.crashes.disarm();
  world.shop = await commerceOn(world.cms);
}

const refundOnline: Action = async (world, random) => {
  const order = pickPaidBy(world, random, 'mercado_pago');
  const found = order && (await readOrder(world, order));
  const entry = pickOf(
    random,
    (found?.onlinePayments ?? []).filter(({ refundable }) => refundable > 0),
  );
  if (!order || !found || !entry) return NOTHING_TO_DO;
  await freshlySignedIn(world);
  const sent = await send(world, 'POST', `/api/orders/${found._id}/online-refunds`, {
    reference: entry.reference,
    amount: random.pick([500, entry.refundable]),
    expectedPaid: found.paidAmount,
    ...(random.chance(0.3) && { restock: true }),
  });
  order.paid = null;
  return outcomeOf(sent);
};

export const online = { payOnline, noticeAgain, refundOnline };
