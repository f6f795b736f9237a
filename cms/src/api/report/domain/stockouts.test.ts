import { expect, test } from 'vitest';
import { daysOut, type VariantHistory } from './stockouts';

const today = '2026-11-20';
const november = { from: '2026-11-01', to: '2026-11-30' };
const variant = (changes: Partial<VariantHistory>): VariantHistory => ({
  title: 'Conjunto',
  size: 'M',
  color: '',
  stock: 0,
  createdDay: '2026-01-01',
  moves: [],
  ...changes,
});

test('a variant without a unit and without moves was out on every day until today', () =>
  expect(daysOut(variant({}), november, today)).toBe(20));

test('days before a variant existed do not count', () =>
  expect(daysOut(variant({ createdDay: '2026-11-18' }), november, today)).toBe(3));

test('a day counts when it ends without a unit', () => {
  const moves = [
    { day: '2026-11-15', delta: 4 },
    { day: '2026-11-10', delta: -2 },
    { day: '2026-11-08', delta: 2 },
  ];
  // Out before the 8th and from the 10th to the 14th.
  expect(daysOut(variant({ stock: 4, moves }), november, today)).toBe(7 + 5);
});

test('what came after the range does not hide that a variant was out in it', () => {
  const moves = [
    { day: '2026-11-11', delta: 6 },
    { day: '2026-11-05', delta: -3 },
  ];
  const range = { from: '2026-11-01', to: '2026-11-10' };
  expect(daysOut(variant({ stock: 6, moves }), range, today)).toBe(6);
});
