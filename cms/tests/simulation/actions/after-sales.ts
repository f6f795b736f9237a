import { EXCHANGE_STEPS, nextCaseSteps, WITHDRAWAL_STEPS, type CaseKind } from '@shop/contract';
import type { Random } from '../../../src/demo-shop/random';
import { erasePerson, findPerson } from '../../support/servers/built-cms';
import { isClockHeld } from '../clock';
import { NOTHING_TO_DO, outcomeOf, pickOf, send, type Action, type World } from '../world';
import { readOrder, readPaid } from './sales';

type Row = Record<string, string | null>;
export const caseOf = (world: World, code: string): Promise<Row | undefined> =>
  world.shop.db()('cases').where({ code }).first();

/** Picks mostly a case that waits for its next step. */
export async function openCaseOf(
  world: World,
  random: Random,
  codes: readonly string[],
): Promise<Row | undefined> {
  const rows: Row[] = await world.shop.db()('cases').whereIn('code', codes).orderBy('id');
  const open = rows.filter(({ due_at }) => due_at !== null);
  return pickOf(random, open.length > 0 && random.chance(0.8) ? open : rows);
}

/** Picks mostly a step that the contract's table allows: chance alone would not walk far. */
export function nextStep<S extends string>(
  random: Random,
  steps: readonly S[],
  found: Row,
  by: 'staff' | 'call',
): S {
  const any = random.pick(steps);
  const next = nextCaseSteps(found.kind as CaseKind, { state: found.state!, term: found.term as never }, by);
  const allowed = pickOf(
    random,
    steps.filter((step) => next.includes(step)),
  );
  return (random.chance(0.8) && allowed) || any;
}

/** Picks mostly a delivered order; without one, staff deliver another first. */
async function deliveredOrder(world: World, random: Random) {
  const { orders } = world.beliefs;
  const ids: string[] = await world.shop
    .db()('orders')
    .where('fulfillment', 'delivered')
    .pluck('document_id');
  const delivered = orders.filter(({ id }) => ids.includes(id));
  const order = pickOf(random, delivered.length > 0 && random.chance(0.9) ? delivered : orders);
  if (order && !ids.includes(order.id) && random.chance(0.7))
    await send(world, 'PUT', `/api/orders/${order.id}/fulfillment`, { fulfillment: 'delivered' });
  return order;
}

const askExchange: Action = async (world, random) => {
  const order = await deliveredOrder(world, random);
  const size = random.pick(['S', 'M', 'L']);
  const found = order && (await readOrder(world, order));
  const line = found && pickOf(random, found.items);
  if (!order || !line) return NOTHING_TO_DO;
  const path = `/api/orders/${order.id}/exchanges`;
  const other = random.chance(0.3) && pickOf(random, world.beliefs.products);
  const json = {
    line: found.items.indexOf(line) + 1,
    ...(other && { productId: other.id }),
    size,
    color: null,
    quantity: 1,
    outOfPeriod: true,
  };
  const sent = await send<{ exchange: { code: string } }>(world, 'POST', path, json);
  const code = sent.answer.status < 300 && sent.answer.body.exchange.code;
  if (code) {
    world.beliefs.exchanges.push(code);
    if (isClockHeld()) world.beliefs.openedAt[code] = Date.now();
  }
  return outcomeOf(sent);
};

const stepExchange: Action = async (world, random) => {
  const found = await openCaseOf(world, random, world.beliefs.exchanges);
  if (!found) return NOTHING_TO_DO;
  const step = nextStep(random, EXCHANGE_STEPS, found, 'call');
  const json = {
    step,
    expectedState: found.state,
    ...(step === 'goods_received' && { restock: true, waive: true }),
    ...(step === 'rejected' && { note: 'No está en condiciones' }),
  };
  return outcomeOf(await send(world, 'POST', `/api/exchanges/${found.code}/steps`, json));
};

/** Stops an order while another size waits for its buyer. */
const stopExchanged: Action = async (world, random) => {
  const open = world.shop.db()('exchanges').whereNotNull('open_line').select('order_document_id');
  const ids: string[] = await world.shop.db()('orders').whereIn('document_id', open).pluck('document_id');
  const order = world.beliefs.orders.find(({ id }) => ids.includes(id));
  if (!order) return NOTHING_TO_DO;
  order.paid = null;
  const json = { status: random.pick(['cancelled', 'refunded']), restock: true, force: true };
  return outcomeOf(await send(world, 'PUT', `/api/orders/${order.id}/status`, json));
};

const withdraw: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const shopper = world.beliefs.shoppers.find(({ email }) => email === order?.email);
  if (!order || !shopper) return NOTHING_TO_DO;
  const { fullName: name, email, phone } = shopper;
  const json = { kind: 'withdrawal', orderNumber: order.orderNumber, name, email, phone };
  const sent = await send<{ code: string }>(world, 'POST', '/api/cases', json);
  const code = sent.answer.status < 300 && sent.answer.body.code;
  if (code && !world.beliefs.cases.includes(code)) {
    world.beliefs.cases.push(code);
    if (isClockHeld()) world.beliefs.openedAt[code] = Date.now();
  }
  return outcomeOf(sent);
};

const stepCase: Action = async (world, random) => {
  const goods = random.pick(['restock', 'unsellable']);
  const found = await openCaseOf(world, random, world.beliefs.cases);
  if (!found) return NOTHING_TO_DO;
  const step = nextStep(random, WITHDRAWAL_STEPS, found, 'staff');
  const json = {
    step,
    note: 'Se habló por teléfono',
    ...(step === 'answered' && { way: 'phone' }),
    ...(step === 'goods_received' && { goods }),
    ...(step === 'closed' && { reason: random.pick(['kept', 'nothing_paid', 'duplicate']) }),
  };
  return outcomeOf(await send(world, 'POST', `/api/cases/${found.document_id}/steps`, json));
};

const refundCase: Action = async (world, random) => {
  const code = pickOf(random, world.beliefs.cases);
  const found = code ? await caseOf(world, code) : undefined;
  const order = world.beliefs.orders.find(({ id }) => id === found?.order_document_id);
  const paid = order && (await readPaid(world, order));
  if (!found || !order || !paid) return NOTHING_TO_DO;
  const json = random.chance(0.2) ? { recorded: true } : { amount: paid, method: 'cash' };
  order.paid = null;
  return outcomeOf(await send(world, 'POST', `/api/cases/${found.document_id}/refund`, json));
};

/** Returns the addresses of people of whom more than an order is stored: a case, or an edit whose reason names them. */
async function writtenEmails({ shop }: World, random: Random): Promise<string[]> {
  if (random.chance(0.4)) return shop.db()('cases').distinct('email').pluck('email');
  const edited = shop.db()('order_events').where('type', 'edit').select('order_id');
  return shop.db()('orders').whereIn('id', edited).distinct('email').pluck('email');
}

const erase: Action = async (world, random) => {
  const { beliefs } = world;
  const written = random.chance(0.8) ? await writtenEmails(world, random) : [];
  const known = beliefs.shoppers.filter(({ email }) => written.includes(email));
  const shopper = pickOf(random, known.length > 0 ? known : beliefs.shoppers);
  if (!shopper || beliefs.shoppers.length < 3) return NOTHING_TO_DO;
  // A deletion is a call of staff that they repeat until it is done.
  world.crashes.disarm();
  await erasePerson(await findPerson(world.shop.db(), shopper));
  beliefs.shoppers = beliefs.shoppers.filter((one) => one !== shopper);
  beliefs.erased.push(...Object.values(shopper));
  return 'done';
};

export const afterSales = { askExchange, stepExchange, stopExchanged, withdraw, stepCase, refundCase, erase };
