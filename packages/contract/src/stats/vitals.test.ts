import { describe, expect, it, test } from 'vitest';
import {
  bucketOf,
  percentile75,
  rateVital,
  VITALS,
  VITALS_PAGES,
  vitalsDraftSchema,
  type Vital,
} from './vitals';

const histogram = (vital: Vital, values: readonly number[]): Map<number, number> => {
  const visits = new Map<number, number>();
  for (const value of values)
    visits.set(bucketOf(vital, value), (visits.get(bucketOf(vital, value)) ?? 0) + 1);
  return visits;
};
const p75 = (vital: Vital, values: readonly number[]) => percentile75(vital, histogram(vital, values));

describe('vitals schema', () => {
  it('takes every kind of page, and figures that a browser lacks stay absent', () => {
    const draft = Object.fromEntries(VITALS_PAGES.map((page) => [page, { cls: 0 }]));
    expect(vitalsDraftSchema.parse(draft)).toEqual(draft);
    expect(vitalsDraftSchema.parse({ home: { lcp: 1800 } })).toEqual({ home: { lcp: 1800 } });
  });

  it.each([
    { admin: { lcp: 1 } },
    { home: { lcp: -1 } },
    { home: { lcp: 600_001 } },
    { home: { inp: '1' } },
    { home: { cls: 101 } },
    { home: { cls: null } },
    { home: 5 },
  ])('rejects %j', (draft) => expect(vitalsDraftSchema.safeParse(draft).success).toBe(false));

  it('drops what else comes with the figures, so that nobody is told apart', () =>
    expect(vitalsDraftSchema.parse({ home: { lcp: 1, visitor: 'ana' } })).toEqual({ home: { lcp: 1 } }));
});

describe('percentile75', () => {
  it('is null without visits', () => expect(percentile75('lcp', new Map())).toBeNull());

  it('interpolates within the bucket of the third quarter', () => {
    expect(p75('lcp', [100, 300, 400, 450])).toBe(375);
    expect(p75('lcp', [1100, 1100, 1600, 1700, 1700, 1700, 5500, 5500])).toBe(1750);
    expect(p75('inp', [10, 110, 120, 110])).toBeCloseTo(100 + (2 / 3) * 25);
  });

  it('is zero where three quarters of the pages never shift', () => expect(p75('cls', [0, 0, 0, 2])).toBe(0));

  it('is the beginning of the last bucket, whose end is unknown', () => {
    expect(p75('lcp', [60_000, 90_000])).toBe(12_000);
    expect(p75('cls', [50])).toBe(1);
  });

  it.each([
    ['lcp', 2500, 4000],
    ['inp', 200, 500],
    ['cls', 0.1, 0.25],
  ] as const)('rates %s as the visits themselves, also at the limits', (vital, good, fair) => {
    const rate = (values: number[]) => rateVital(vital, p75(vital, values) ?? NaN);
    expect(rate([good, good, good, fair * 9])).toBe('good');
    expect(rate([good, good, good * 1.001, fair * 9])).toBe('fair');
    expect(rate([good, fair, fair, fair * 9])).toBe('fair');
    expect(rate([good, fair, fair * 1.001, fair * 9])).toBe('poor');
  });
});

test('a larger figure is never in a lower bucket', () => {
  for (const vital of VITALS) {
    const buckets = Array.from({ length: 2000 }, (_, at) =>
      bucketOf(vital, at * (vital === 'cls' ? 0.001 : 10)),
    );
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
  }
});
