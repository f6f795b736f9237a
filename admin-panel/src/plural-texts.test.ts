import { expect, test } from 'vitest';
import { textsForOne } from '@shop/web-kit/testing';

// Limits, periods and sums above one, and lists that are offered from two on.
const SEVERAL_ONLY = [
  'security.nextHint',
  'daysChoice',
  'lastDays',
  'salesTable',
  'offerHidden',
  'intro',
  'batchColors',
  'chooseResults',
  'chooseCategory',
  'showAll',
  'othersReturned',
];

test('texts speak of one thing in the singular', () => {
  const modules = import.meta.glob<object>('./**/*texts.ts', { eager: true });
  const { read, wrong } = textsForOne(modules, SEVERAL_ONLY);
  expect(read).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
