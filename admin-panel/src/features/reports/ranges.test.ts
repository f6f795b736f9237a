import { describe, expect, it, test } from 'vitest';
import { type Period, rangeOf, rangeText } from './ranges.ts';

const chosen = { from: '2026-01-05', to: '2026-02-01' };

test.each<[Period, string, string]>([
  ['today', '2026-03-02', '2026-03-02'],
  ['yesterday', '2026-03-01', '2026-03-01'],
  ['week', '2026-02-24', '2026-03-02'],
  ['month', '2026-02-01', '2026-03-02'],
  ['thisMonth', '2026-03-01', '2026-03-02'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['chosen', '2026-01-05', '2026-02-01'],
])('the period %s goes from %s to %s', (period, from, to) =>
  expect(rangeOf(period, chosen, '2026-03-02')).toMatchObject({ from, to }),
);

test.each<[Period, string | undefined]>([
  ...(['today', 'yesterday', 'week', 'month'] as const).map((period): [Period, string] => [period, 'days']),
  ...(['thisMonth', 'lastMonth', 'chosen'] as const).map((period): [Period, undefined] => [
    period,
    undefined,
  ]),
])('the period %s is compared by %s', (period, compare) =>
  expect(rangeOf(period, chosen, '2026-03-07').compare).toBe(compare),
);

it('last month of January is December of the year before', () =>
  expect(rangeOf('lastMonth', chosen, '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' }));

describe('rangeText', () => {
  test.each([
    ['2026-11-01', '2026-11-07', 'del 1 al 7/11'],
    ['2026-10-28', '2026-11-03', 'del 28/10 al 3/11'],
    ['2026-11-07', '2026-11-07', 'el 7/11'],
    ['2025-12-28', '2026-01-03', 'del 28/12/25 al 3/1/26'],
    ['2025-12-01', '2025-12-03', 'del 1 al 3/12/25'],
  ])('rangeText names %s to %s as %s', (from, to, text) =>
    expect(rangeText({ from, to }, '2026')).toBe(text),
  );
});
