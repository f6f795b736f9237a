import { z } from '../z';

/** Kinds of pages that visits are measured on. */
export const VITALS_PAGES = ['home', 'category', 'product', 'cart', 'checkout', 'order', 'other'] as const;
export type VitalsPage = (typeof VITALS_PAGES)[number];

/** Largest contentful paint and interaction to next paint in milliseconds, and cumulative layout shift. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/** Days that are shown. */
export const VITALS_SHOWN_DAYS = 28;
/** Visits are counted by day and deleted after this time. */
export const VITALS_DAYS = 90;
/** Measured visits that a figure needs: of fewer, a single slow phone decides. */
export const MIN_VISITS = 50;

const MAX_MS = 600_000;
const MAX_SHIFT = 100;

const figure = (max: number) => z.optional(z.number().check(z.nonnegative(), z.maximum(max)));
const figures = z.object({ lcp: figure(MAX_MS), inp: figure(MAX_MS), cls: figure(MAX_SHIFT) });
const measured = z.optional(figures);

/** Body of POST /stats/vitals: what one visit measured on each kind of page; a browser leaves out what it cannot measure. */
export const vitalsDraftSchema = z.strictObject({
  home: measured,
  category: measured,
  product: measured,
  cart: measured,
  checkout: measured,
  order: measured,
  other: measured,
} satisfies Record<VitalsPage, typeof measured>);
export type VitalsDraft = z.output<typeof vitalsDraftSchema>;

// Upper ends of the histogram's buckets; the limits of the ratings are among them, so that those stay exact.
const BOUNDS: Record<Vital, readonly number[]> = {
  lcp: [500, 750, 1000, 1250, 1500, 1750, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  inp: [25, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 800, 1200, 2000],
  cls: [0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1],
};

/** Returns the bucket of a figure; each one ends with its bound, and the last one has no end. */
export function bucketOf(vital: Vital, value: number): number {
  const at = BOUNDS[vital].findIndex((bound) => value <= bound);
  return at < 0 ? BOUNDS[vital].length : at;
}

/**
 * Returns the figure that three of four visits stay below, by linear interpolation in its bucket, from the visits of each
 * bucket; null without visits. One in the last bucket is its beginning.
 */
export function percentile75(vital: Vital, visits: ReadonlyMap<number, number>): number | null {
  const bounds = BOUNDS[vital];
  const wanted = [...visits.values()].reduce((sum, count) => sum + count, 0) * 0.75;
  if (wanted === 0) return null;
  let below = 0;
  for (const [at, end] of bounds.entries()) {
    const inBucket = visits.get(at) ?? 0;
    const start = bounds[at - 1] ?? 0;
    if (inBucket > 0 && below + inBucket >= wanted)
      return start + ((wanted - below) / inBucket) * (end - start);
    below += inBucket;
  }
  return bounds.at(-1) ?? null;
}

export type VitalRating = 'good' | 'fair' | 'poor';

// Google's limits (web.dev/articles/vitals): good up to the first, poor above the second.
const LIMITS: Record<Vital, readonly [good: number, fair: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
};

/** Rates a figure as Google does. */
export function rateVital(vital: Vital, value: number): VitalRating {
  const [good, fair] = LIMITS[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** Figures of the visits to one kind of page; null for one of fewer than `MIN_VISITS`. */
const pageVitals = z.object({
  page: z.enum(VITALS_PAGES),
  visits: z.number(),
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
});
export type PageVitals = z.output<typeof pageVitals>;

export const vitalsSchema = z.object({ days: z.number(), pages: z.array(pageVitals) });
export type Vitals = z.output<typeof vitalsSchema>;
