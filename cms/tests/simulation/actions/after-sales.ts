import { EXCHANGE_STEPS, WITHDRAWAL_STEPS } from '@shop/contract';
import { erasePerson, findPerson } from '../../support/servers/built-cms';
import { NOTHING_TO_DO, outcomeOf, pickOf, send, type Action, type World } from '../world';
import { readOrder } from './sales';

type Row = Record<string, string>;
const caseOf = (world: World, code: string): Promise<Row | undefined> =>
  world.shop.db()('cases').where({ code }).first();

const askExchange: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const size = random.pick(['S', 'M', 'L']);
  const found = order && (await readOrder(world, order));
  const line = found && pickOf(random, found.items);
  if (!order || !line) return NOTHING_TO_DO;
  const path = `/api/orders/${order.id}/exchanges`;
  const json = { line: found.items.indexOf(line) + 1, size, color: null, quantity: 1, outOfPeriod: true };
  const sent = await send<{ exchange: { code: string } }>(world, 'POST', path, json);
  if (sent.answer.status < 300) world.beliefs.exchanges.push(sent.answer.body.exchange.code);
  return outcomeOf(sent);
};

const stepExchange: Action = async (world, random) => {
  const code = pickOf(random, world.beliefs.exchanges);
  const step = random.pick(EXCHANGE_STEPS);
  const expectedState = code && (await caseOf(world, code))?.state;
  if (!code || !expectedState) return NOTHING_TO_DO;
  const json = {
    step,
    expectedState,
    ...(step === 'goods_received' && { restock: true, waive: true }),
    ...(step === 'rejected' && { note: 'No está en condiciones' }),
  };
  return outcomeOf(await send(world, 'POST', `/api/exchanges/${code}/steps`, json));
};

const withdraw: Action = async (world, random) => {
  const order = pickOf(random, world.beliefs.orders);
  const shopper = world.beliefs.shoppers.find(({ email }) => email === order?.email);
  if (!order || !shopper) return NOTHING_TO_DO;
  const { fullName: name, email, phone } = shopper;
  const json = { kind: 'withdrawal', orderNumber: order.orderNumber, name, email, phone };
  const sent = await send<{ code?: string }>(world, 'POST', '/api/cases', json);
  const { code } = sent.answer.body;
  if (code && !world.beliefs.cases.includes(code)) world.beliefs.cases.push(code);
  return outcomeOf(sent);
};

const stepCase: Action = async (world, random) => {
  const code = pickOf(random, world.beliefs.cases);
  const step = random.pick(WITHDRAWAL_STEPS);
  const goods = random.pick(['restock', 'unsellable']);
  const found = code && (await caseOf(world, code));
  if (!found) return NOTHING_TO_DO;
  const json = {
    step,
    note: 'Se habló por teléfono',
    ...(step === 'answered' && { way: 'phone' }),
    ...(step === 'goods_received' && { goods }),
    ...(step === 'closed' && { reason: random.pick(['kept', 'nothing_paid', 'duplicate']) }),
  };
  return outcomeOf(await send(world, 'POST', `/api/cases/${found.document_id}/steps`, json));
};

const erase: Action = async (world, random) => {
  const { beliefs } = world;
  const shopper = pickOf(random, beliefs.shoppers);
  if (!shopper || beliefs.shoppers.length < 3) return NOTHING_TO_DO;
  // A deletion is a call of staff that they repeat until it is done.
  world.crashes.disarm();
  await erasePerson(await findPerson(world.shop.db(), shopper));
  beliefs.shoppers = beliefs.shoppers.filter((one) => one !== shopper);
  beliefs.erased.push(...Object.values(shopper));
  return 'done';
};

export const afterSales = { askExchange, stepExchange, withdraw, stepCase, erase };
