import {
  businessDay,
  endpoints,
  moneyMethodLabel,
  type AdminOrder,
  type PaymentWay,
  type Till,
} from '@shop/contract';
import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo-shop/random';
import { commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { runSeed } from '../support/data/run-seed';
import type { TestCms } from '../support/servers/start-cms';

const PRICE = 10_000;
const SALES = 40;
const CHANGES = 80;

type Part = { method: string; amount: number };
type Random = ReturnType<typeof seededRandom>;

/** Adds up what was sent, apart from the shop: pesos by order and way of payment. */
function modelOfMoney() {
  const sent = new Map<string, Map<string, number>>();
  return {
    ids: () => [...sent.keys()],
    add(id: string, { method, amount }: Part) {
      const own = sent.get(id) ?? new Map<string, number>();
      sent.set(id, own.set(method, (own.get(method) ?? 0) + amount));
    },
    ofOrder: (id: string): number => [...(sent.get(id)?.values() ?? [])].reduce((all, one) => all + one, 0),
    ofWay: (method: string): number =>
      [...sent.values()].reduce((all, own) => all + (own.get(method) ?? 0), 0),
  };
}
type Model = ReturnType<typeof modelOfMoney>;
type Play = { shop: Commerce; random: Random; ways: readonly PaymentWay[]; model: Model };

const post = (shop: Commerce, url: string, json: unknown) =>
  shop.admin<OrderAnswer>(url, { method: 'POST', json });

/** Registers a sale with one to three payments; one of more than its price is refused. */
async function sell({ shop, random, ways, model }: Play, productId: string): Promise<void> {
  const payments = Array.from({ length: random.integer(1, 3) }, () => ({
    method: random.pick(ways).key,
    amount: random.integer(1, 6_000),
  }));
  const isTooMuch = payments.reduce((sum, { amount }) => sum + amount, 0) > PRICE;
  const { status, body } = await post(shop, '/api/orders/manual', {
    items: [{ productId, quantity: 1, size: 'M' }],
    channel: 'counter',
    paymentMethod: random.pick(ways).key,
    paid: false,
    payments,
  });
  expect(status).toBe(isTooMuch ? 400 : 201);
  if (!isTooMuch) for (const part of payments) model.add(body.order._id, part);
}

/** Pays, returns or voids money of a random order, as far as the shop takes it. */
async function moveMoney({ shop, random, ways, model }: Play): Promise<void> {
  const id = random.pick(model.ids());
  const part = { method: random.pick(ways).key, amount: random.integer(1, 4_000) };
  const isRefund = random.chance(0.4);
  const { status } = await post(shop, `/api/orders/${id}/${isRefund ? 'refunds' : 'payments'}`, part);
  if (status < 300) model.add(id, isRefund ? { ...part, amount: -part.amount } : part);
  if (random.chance(0.8)) return;
  const { payments = [] } = (await shop.admin<OrderAnswer>(`/api/orders/${id}`)).body.order;
  const entry = random.pick(payments);
  const voided = await post(shop, `/api/orders/${id}/payments/${entry._id}/void`, {});
  if (voided.status < 300 && entry.canVoid) model.add(id, { method: entry.method, amount: -entry.amount });
}

const readTill = async (shop: Commerce, day: string): Promise<Till> =>
  endpoints.readTill.answer.parse((await shop.admin(`/api/till-closings/${day}`)).body).till;

const netOf = ({ methods }: Till, key: string): number =>
  methods.find(({ method }) => method === key)?.net ?? 0;

const ledgerOf = ({ payments = [] }: AdminOrder): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Compares the report of takings with the till, way by way. */
async function expectReport({ shop, ways }: Play, till: Till): Promise<void> {
  const url = `/api/reports/takings?from=${till.day}&to=${till.day}`;
  const { tables } = endpoints.readReport.answer.parse((await shop.admin(url)).body).report;
  const rows = tables.find(({ key }) => key === 'by-method')?.rows ?? [];
  for (const { method, net } of till.methods) {
    const row = rows.find(([name]) => name === moneyMethodLabel(method, ways));
    expect([method, row?.[3] ?? 0]).toEqual([method, net]);
  }
}

export function randomPaymentsSuite(database: string, booted: () => TestCms): void {
  // @spec E.12 E.23
  test(`random payments in all ways on ${database} never lose a peso`, async () => {
    const shop = await commerceOn(booted());
    const seed = runSeed();
    const random = seededRandom(seed);
    const { ways } = endpoints.getCounterSettings.answer.parse(
      (await shop.admin('/api/counter-settings')).body,
    ).counter;
    const { _id } = await shop.product({ title: 'A pagar', stock: 90, price: PRICE, discount: 0 });
    const play: Play = { shop, random, ways, model: modelOfMoney() };
    const day = businessDay(new Date());
    const before = await readTill(shop, day);
    for (let step = 0; step < SALES; step += 1) await sell(play, _id);
    for (let step = 0; step < CHANGES; step += 1) await moveMoney(play);
    const after = await readTill(shop, day);
    for (const id of play.model.ids()) {
      const { order } = (await shop.admin<OrderAnswer>(`/api/orders/${id}`)).body;
      const sum = play.model.ofOrder(id);
      expect([seed, id, order.paidAmount, ledgerOf(order)]).toEqual([seed, id, sum, sum]);
    }
    for (const { key } of ways)
      expect([seed, key, netOf(after, key) - netOf(before, key)]).toEqual([seed, key, play.model.ofWay(key)]);
    await expectReport(play, after);
    expect([seed, ...(await shop.faults())]).toEqual([seed]);
  });
}
