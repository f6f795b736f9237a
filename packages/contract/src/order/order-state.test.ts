import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '../money/money';
import { PAYMENT_METHODS } from './delivery';
import { FULFILLMENTS } from './fulfillment';
import { balanceText, isSettled, moneyState } from './money-state';
import { queuesOf } from './order-queues';
import { dueAtHandover, orderState, type OrderFacts } from './order-state';
import { ALL_STATUSES, isStopped } from './order-status';

// @spec E.3

const order: OrderFacts = {
  status: 'paid',
  total: 42_700,
  paidAmount: 42_700,
  refundedAmount: 0,
  fulfillment: 'delivered',
  deliveryMethod: 'home',
  paymentMethod: 'transfer',
  expiresAt: null,
  unitsToDecide: false,
  openCases: 0,
};
const stateOf = (changes: Partial<OrderFacts>) => orderState({ ...order, ...changes });

const pesos = fc.integer({ min: 0, max: 3 }).map((thousands) => thousands * 1_000);
const facts: fc.Arbitrary<OrderFacts> = fc
  .record({
    status: fc.constantFrom(...ALL_STATUSES),
    total: pesos,
    payments: pesos,
    refundedAmount: pesos,
    fulfillment: fc.constantFrom(...FULFILLMENTS),
    deliveryMethod: fc.constantFrom('home', 'pickup'),
    paymentMethod: fc.constantFrom(...PAYMENT_METHODS),
    expiresAt: fc.constantFrom(null, null, '2026-11-26T12:00:00.000Z'),
    stockHeld: fc.boolean(),
    unitsToDecide: fc.boolean(),
    openCases: fc.integer({ min: 0, max: 2 }),
  })
  .filter(({ payments, refundedAmount }) => refundedAmount <= payments)
  .map(({ payments, ...rest }) => ({ ...rest, paidAmount: payments - rest.refundedAmount }));

const always = (holds: (facts: OrderFacts) => void) =>
  fc.assert(fc.property(facts, holds), { numRuns: 5_000 });

describe('of every order', () => {
  test('at most one of the debt and the money to return is above zero', () =>
    always((one) => {
      const { due, toReturn, payments, refunds, collected } = moneyState(one);
      expect(Math.min(due, toReturn)).toBe(0);
      expect(Math.max(due, toReturn)).toBeGreaterThanOrEqual(0);
      expect(payments - refunds).toBe(collected);
    }));

  test('a refund never adds to the debt, and a payment never adds to it either', () =>
    always((one) => {
      const { due } = moneyState(one);
      const back = Math.min(500, one.paidAmount);
      const returned = {
        ...one,
        paidAmount: one.paidAmount - back,
        refundedAmount: one.refundedAmount + back,
      };
      expect(moneyState(returned).due).toBe(due);
      expect(moneyState({ ...one, paidAmount: one.paidAmount + 500 }).due).toBeLessThanOrEqual(due);
    }));

  test('something is to be done exactly when it stands in a queue', () =>
    always((one) => {
      const { queues, nextSteps } = orderState(one);
      expect(nextSteps.length > 0).toBe(queues.length > 0);
    }));

  test('a debt, money to return, an open case, undecided units or goods on their way leave something to be done', () =>
    always((one) => {
      const { money, openCases, nextSteps } = orderState(one);
      const isUnderWay =
        one.stockHeld && !isStopped(one.status) && ['ready', 'in_transit'].includes(one.fulfillment);
      const isWaiting = isUnderWay || one.status.startsWith('pending');
      const debts = money.due + money.toReturn + openCases + Number(one.unitsToDecide);
      // Cash of a confirmed order is collected with the handover, which is a step itself.
      if (debts > 0 || (isWaiting && !isStopped(one.status) && one.fulfillment !== 'delivered'))
        expect(nextSteps).not.toEqual([]);
    }));

  test('goods that have all come back are prepared and handed over by nobody', () =>
    always((one) => {
      const { goods, buyer, queues } = orderState({ ...one, stockHeld: false });
      expect([goods.place, goods.next, buyer.goods]).toEqual(['given_back', null, []]);
      const ways = ['to_prepare', 'ready_pickup', 'ready_home', 'in_transit'] as const;
      expect(ways.filter((way) => queues.includes(way))).toEqual([]);
    }));

  test('an order that owes nothing does not wait for its payment', () =>
    always((one) => {
      const { money, queues } = orderState(one);
      if (money.due === 0) expect(queues).not.toContain('to_collect');
    }));

  test("'Pagado' is said to the buyer only when nothing is due and something was paid", () =>
    always((one) => {
      const { money, buyer } = orderState(one);
      const saysPaid = buyer.money.text.startsWith('Pagado');
      expect(saysPaid).toBe(!isStopped(one.status) && money.due === 0 && money.payments > 0);
    }));

  test('the line of the goods is the same whatever was paid, and the line of the money whatever was packed', () =>
    always((one) => {
      const { buyer } = orderState(one);
      const paid = orderState({ ...one, paidAmount: one.total, refundedAmount: 0 });
      expect(paid.buyer.goods).toEqual(buyer.goods);
      const packed = orderState({ ...one, fulfillment: 'ready' });
      if (one.fulfillment !== 'delivered') expect(packed.buyer.money).toEqual(buyer.money);
    }));

  test('a stopped order has no delivery as done, no debt and no next fulfillment', () =>
    always((one) => {
      if (!isStopped(one.status)) return;
      const { money, goods, buyer } = orderState(one);
      expect([money.due, goods.next, buyer.goods]).toEqual([0, null, []]);
    }));
});

test.each<[string, Partial<OrderFacts>, number, number, string]>([
  ['paid in part', { paidAmount: 30_000 }, 12_700, 0, 'Faltan $12.700'],
  ['paid, of which a part was returned', { paidAmount: 37_700, refundedAmount: 5_000 }, 0, 0, ''],
  ['paid too much', { paidAmount: 45_000 }, 0, 2_300, 'A devolver $2.300'],
  ['cancelled with its money', { status: 'cancelled' }, 0, 42_700, 'A devolver $42.700'],
  ['refunded', { status: 'refunded', paidAmount: 0, refundedAmount: 42_700 }, 0, 0, ''],
])('an order that is %s owes and gets back what it should', (_, changes, due, toReturn, text) => {
  const one = { ...order, ...changes };
  expect(moneyState(one)).toMatchObject({ due, toReturn });
  expect(balanceText(one)).toBe(text);
});

test('a buyer who paid too much reads what she gets back', () =>
  expect(stateOf({ paidAmount: 45_000 }).buyer.money.text.replaceAll('\u00a0', ' ')).toBe(
    'Pagado · Te devolvemos $2.300',
  ));

test('a receipt says PAGADO for a paid order without a debt', () => {
  expect(isSettled(order)).toBe(true);
  expect(isSettled({ ...order, paidAmount: 40_000 })).toBe(false);
  expect(isSettled({ ...order, status: 'confirmado' })).toBe(false);
});

test.each<[string, Partial<OrderFacts>, string[], string[]]>([
  ['paid and delivered', {}, [], []],
  ['delivered and unpaid', { status: 'confirmado', paidAmount: 0 }, ['delivered_unpaid'], ['collect']],
  ['with an open withdrawal', { openCases: 1 }, ['open_case'], ['attend_case']],
  [
    'refunded with undecided units',
    { status: 'refunded', paidAmount: 0, unitsToDecide: true },
    ['units_to_decide'],
    ['decide_units'],
  ],
  [
    'confirmed, unpaid and by transfer',
    { status: 'confirmado', paidAmount: 0, fulfillment: 'to_prepare' },
    ['to_prepare', 'to_collect'],
    ['prepare', 'collect'],
  ],
  [
    'confirmed and paid in cash at the door',
    { status: 'confirmado', paidAmount: 0, fulfillment: 'to_prepare', paymentMethod: 'cash' },
    ['to_prepare'],
    ['prepare'],
  ],
  [
    'confirmed with a deposit in cash',
    { status: 'confirmado', paidAmount: 37_700, fulfillment: 'to_prepare', paymentMethod: 'cash' },
    ['to_prepare', 'to_collect'],
    ['prepare', 'collect'],
  ],
  [
    'cash and new, with a deadline',
    { status: 'pending_manual', paidAmount: 0, fulfillment: 'to_prepare', expiresAt: '2026-11-26' },
    ['to_confirm', 'reserved'],
    ['confirm', 'await_payment'],
  ],
  ['cancelled after it was delivered', { status: 'cancelled' }, ['to_refund'], ['return_money']],
])('an order that is %s stands in its queues', (_, changes, queues, steps) => {
  expect(queuesOf({ ...order, ...changes })).toEqual(queues);
  expect(stateOf(changes).nextSteps).toEqual(steps);
});

test.each<[string, Partial<OrderFacts>, string, string[]]>([
  ['a transfer that nobody paid', { status: 'confirmado', paidAmount: 0 }, 'Falta tu pago', []],
  [
    'a transfer without proof',
    { status: 'pending_transfer_proof', paidAmount: 0 },
    'Falta tu comprobante',
    [],
  ],
  [
    'pending cash that is ready',
    { status: 'pending_manual', paidAmount: 0, paymentMethod: 'cash', deliveryMethod: 'pickup' },
    'Pagás en efectivo al retirar',
    ['received', 'prepared', 'ready'],
  ],
  [
    'a partial refund',
    { paidAmount: 37_700, refundedAmount: 5_000 },
    `Pagado · Te devolvimos ${formatMoney(5_000)}`,
    [],
  ],
  ['a payment in part', { status: 'confirmado', paidAmount: 37_700 }, `Faltan ${formatMoney(5_000)}`, []],
  [
    'a refunded order',
    { status: 'refunded', paidAmount: 0, refundedAmount: 42_700 },
    `Te devolvimos ${formatMoney(42_700)}`,
    [],
  ],
  ['a free order', { total: 0, paidAmount: 0 }, 'No tenés que pagar nada', []],
])('the buyer of %s reads where her money is', (_, changes, text, done) => {
  const { buyer } = stateOf({ fulfillment: 'ready', ...changes });
  expect(buyer.money.text).toBe(text);
  if (done.length > 0)
    expect(buyer.goods.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(done);
});

test('goods are held, on their way, handed over or given back', () => {
  const placeOf = (changes: Partial<OrderFacts>) => stateOf(changes).goods.place;
  expect(placeOf({ fulfillment: 'ready' })).toBe('held');
  expect(placeOf({ fulfillment: 'in_transit' })).toBe('in_transit');
  expect(placeOf({ status: 'cancelled' })).toBe('handed_over');
  expect(placeOf({ status: 'cancelled', stockHeld: false })).toBe('given_back');
});

test('money is due at the handover where it was agreed so, and neither a debt nor a payment ahead is', () => {
  const cash = { status: 'confirmado', paymentMethod: 'cash', fulfillment: 'ready' } as const;
  const dueOf = (changes: Partial<OrderFacts>) => dueAtHandover({ ...order, ...cash, ...changes });
  expect(dueOf({ paidAmount: 0 })).toBe(42_700);
  expect(dueOf({ paidAmount: 5_000 })).toBe(0);
  expect(dueOf({ paidAmount: 0, paymentMethod: 'transfer' })).toBe(0);
  expect(dueOf({ status: 'paid', paidAmount: 37_700 })).toBe(0);
  expect(dueOf({})).toBe(0);
});
