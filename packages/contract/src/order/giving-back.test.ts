import { expect, test } from 'vitest';
import {
  deletionNeedsAnswer,
  returnedUnitsSchema,
  returnPlan,
  wayBack,
  type UnitsFacts,
} from './giving-back';

const order = (given: Partial<UnitsFacts> = {}): UnitsFacts => ({
  status: 'paid',
  fulfillment: 'to_prepare',
  unitsToDecide: false,
  items: [
    { lineId: 1, unitsHeld: 2 },
    { lineId: 2, unitsHeld: 0 },
  ],
  ...given,
});
const all = { returned: [{ lineId: 1, quantity: 2 }], unitsToDecide: false };
const none = { returned: [], unitsToDecide: false };
const waiting = { returned: [], unitsToDecide: true };

test.each([
  ['to_prepare', all, waiting],
  ['ready', all, waiting],
  ['in_transit', waiting, waiting],
  ['delivered', waiting, waiting],
])(
  'returnPlan without an answer returns only units of a cancelled order that is %s',
  (fulfillment, cancelled, refunded) => {
    expect(returnPlan(order({ fulfillment }), 'cancellation', {})).toEqual(cancelled);
    expect(returnPlan(order({ fulfillment }), 'refund', {})).toEqual(refunded);
  },
);

test.each(['cancellation', 'refund'] as const)('returnPlan of a %s does what staff say', (way) => {
  for (const fulfillment of ['to_prepare', 'delivered']) {
    expect(returnPlan(order({ fulfillment }), way, { restock: true })).toEqual(all);
    expect(returnPlan(order({ fulfillment }), way, { restock: false })).toEqual(none);
    const returnedUnits = [{ lineId: 1, quantity: 1 }];
    expect(returnPlan(order({ fulfillment }), way, { returnedUnits })).toEqual({
      returned: returnedUnits,
      unitsToDecide: false,
    });
  }
});

// @spec C.46
test('returnPlan keeps what staff decided about a stopped order, and leaves nothing to decide without units', () => {
  expect(returnPlan(order({ status: 'refunded' }), 'cancellation', {})).toEqual(none);
  expect(returnPlan(order({ status: 'refunded', unitsToDecide: true }), 'cancellation', {})).toEqual(all);
  expect(returnPlan(order({ items: [] }), 'refund', {})).toEqual(none);
});

test('wayBack is that of stopped statuses only', () => {
  expect(['cancelled', 'refunded', 'paid', 'pending_manual'].map(wayBack)).toEqual([
    'cancellation',
    'refund',
    null,
    null,
  ]);
});

test('returnedUnitsSchema needs an answer', () => {
  expect(returnedUnitsSchema.safeParse({}).success).toBe(false);
  expect(returnedUnitsSchema.safeParse({ restock: false }).success).toBe(true);
  expect(returnedUnitsSchema.safeParse({ returnedUnits: [{ lineId: 1, quantity: 0 }] }).success).toBe(false);
});

test.each<[string, Partial<UnitsFacts>, number, boolean]>([
  ['not paid and here', {}, 0, false],
  ['paid and here', {}, 100, true],
  ['paid and handed over', { fulfillment: 'delivered' }, 100, false],
  ['paid in part and handed over', { fulfillment: 'delivered' }, 40, true],
  ['not paid and handed over', { fulfillment: 'delivered' }, 0, true],
  ['cancelled with money', { status: 'cancelled', items: [] }, 100, true],
  ['cancelled', { status: 'cancelled', items: [] }, 0, false],
  ['refunded with units to decide', { status: 'refunded', unitsToDecide: true }, 0, true],
])('deletionNeedsAnswer of an order that is %s', (_, given, paidAmount, needs) => {
  expect(deletionNeedsAnswer({ ...order(given), total: 100, paidAmount, refundedAmount: 0 })).toBe(needs);
});
