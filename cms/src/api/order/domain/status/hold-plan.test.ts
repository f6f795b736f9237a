import { expect, test } from 'vitest';
import { planRelease, planHold } from './hold-plan';

const line = (id: number, quantity: number, unitsHeld = 0, stockItemId: number | null = 10) => ({
  id,
  productId: 'p1',
  title: 'Body',
  stockItemId,
  quantity,
  size: 'S',
  color: null,
  unitsHeld,
});
const items = (quantity: number) => new Map([['p1', [{ id: 10, size: 'S', color: null, quantity }]]]);

test('planHold holds all units while there are enough', () => {
  expect(planHold([line(1, 2), line(2, 3)], items(5))).toEqual({
    moves: [
      { lineId: 1, productId: 'p1', itemId: 10, units: 2 },
      { lineId: 2, productId: 'p1', itemId: 10, units: 3 },
    ],
    short: [],
    missingUnits: 0,
  });
});

test('planHold divides the available units between lines of the same item', () => {
  const plan = planHold([line(1, 2), line(2, 3)], items(4));
  expect(plan.moves.map(({ units }) => units)).toEqual([2, 2]);
  expect(plan).toMatchObject({ short: [{ title: 'Body', available: 2 }], missingUnits: 1 });
});

test('planHold takes only units that a line does not hold any more', () => {
  expect(planHold([line(1, 3, 2), line(2, 1, 1)], items(5)).moves).toEqual([
    { lineId: 1, productId: 'p1', itemId: 10, units: 1 },
  ]);
});

test('planHold finds no units for a deleted product', () => {
  expect(planHold([line(1, 2)], new Map())).toEqual({
    moves: [],
    short: [{ title: 'Body', available: 0 }],
    missingUnits: 2,
  });
});

test('planRelease returns exactly the held units, to the best match when their item was removed', () => {
  expect(planRelease([line(1, 3, 2, null), line(2, 1, 0)], items(0))).toEqual([
    { lineId: 1, productId: 'p1', itemId: 10, units: 2 },
  ]);
});
