import { expect, test } from 'vitest';
import { shareOfFirst, shownRows } from './ranking-list.tsx';

const rows = [7, 6, 5, 4, 3, 2, 1];

test('a ranking shows its first five until it is expanded', () => {
  expect(shownRows(rows, false)).toEqual([7, 6, 5, 4, 3]);
  expect(shownRows(rows, true)).toEqual(rows);
});

test('the bars of a ranking are relative to the first row and never vanish', () => {
  expect(shareOfFirst(50, 100)).toBe(50);
  expect(shareOfFirst(1, 1000)).toBe(2);
  expect(shareOfFirst(0, 0)).toBe(0);
});
