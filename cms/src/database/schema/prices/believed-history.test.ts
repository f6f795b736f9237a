import { expect, test } from 'vitest';
import { believedHistory } from './believed-history';

const present = { price: 100, discount: 20, active: true, createdAt: 10 };
const row = (at: number, price: number, discount: number, active: 0 | 1 = 1) => ({
  ...{ at, price, discount, active },
  final_price: Math.round((price * (100 - discount)) / 100),
});

test('a product without known changes is believed as it is since its creation', () =>
  expect(believedHistory(present, [])).toEqual([row(10, 100, 20)]));

test('known changes are told backwards from the present', () =>
  expect(
    believedHistory(present, [
      { at: 20, before: { price: 80 }, after: { price: 100 } },
      { at: 30, before: { discount: 0 }, after: { discount: 20 } },
    ]),
  ).toEqual([row(10, 80, 0), row(20, 100, 0), row(30, 100, 20)]));

test('a trip to the trash is a time in which nothing was asked', () =>
  expect(
    believedHistory(present, [
      { at: 40, before: { active: false }, after: { active: true } },
      { at: 30, before: { active: true }, after: { active: false } },
    ]),
  ).toEqual([row(10, 100, 20), row(30, 100, 20, 0), row(40, 100, 20)]));

test.each([
  [100, [row(10, 100, 20), row(20, 90, 20), row(30, 100, 20)]],
  [150, [row(10, 100, 20), row(20, 90, 20)]],
])('an undo is believed only when its price was asked next: %i', (price, expected) => {
  const raised = { at: 20, before: { price: 100 }, after: { price: 90 } };
  const undo = { at: 30, before: { price: 90 }, after: { price: 100 }, isUncertain: true };
  const history = believedHistory({ ...present, price }, [raised, undo]);
  expect(history).toEqual(expected);
});

test('changes that ask for the same are left out', () =>
  expect(believedHistory(present, [{ at: 20, before: {}, after: { price: 100 } }])).toEqual([
    row(10, 100, 20),
  ]));
