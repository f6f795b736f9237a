import { expect, test } from 'vitest';
import { unitsToReturn, unitsToTake } from './held-units';

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

test('an order takes all its units again while there are enough', () => {
  expect(unitsToTake([line(1, 2), line(2, 3)], items(5))).toEqual({
    moves: [
      { lineId: 1, productId: 'p1', itemId: 10, units: 2 },
      { lineId: 2, productId: 'p1', itemId: 10, units: 3 },
    ],
    short: [],
    missing: 0,
  });
});

test('lines of one item share what is left', () => {
  const plan = unitsToTake([line(1, 2), line(2, 3)], items(4));
  expect(plan.moves.map(({ units }) => units)).toEqual([2, 2]);
  expect(plan).toMatchObject({ short: [{ title: 'Body', available: 2 }], missing: 1 });
});

test('a product that is gone has nothing left', () => {
  expect(unitsToTake([line(1, 2)], new Map())).toEqual({
    moves: [],
    short: [{ title: 'Body', available: 0 }],
    missing: 2,
  });
});

test('exactly the held units come back, to the item they fit in when theirs is gone', () => {
  expect(unitsToReturn([line(1, 3, 2, null), line(2, 1, 0)], items(0))).toEqual([
    { lineId: 1, productId: 'p1', itemId: 10, units: 2 },
  ]);
});
