import { expect, test } from 'vitest';
import { shareOfLeader, shownRanking } from './ranking.ts';

const rows = [7, 6, 5, 4, 3, 2, 1];

test('a ranking shows its first five until it is expanded', () => {
  expect(shownRanking(rows, false)).toEqual([7, 6, 5, 4, 3]);
  expect(shownRanking(rows, true)).toEqual(rows);
});

test('the bars of a ranking are relative to the first row and never vanish', () => {
  expect(shareOfLeader(50, 100)).toBe(50);
  expect(shareOfLeader(1, 1000)).toBe(2);
  expect(shareOfLeader(0, 0)).toBe(0);
});
