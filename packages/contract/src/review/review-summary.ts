import type { ReviewSummary } from './review-summary-schema';

export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

export const FIT_LABELS: Record<Fit, string> = { small: 'Chico', true: 'Justo', large: 'Grande' };

/** Below this number of published reviews the shop shows none of a product's. */
export const MIN_SHOWN_REVIEWS = 3;
export const MAX_REVIEW_TEXT = 1000;
export const REVIEWS_PAGE_SIZE = 5;

/** Number of reviews and sum of their stars, by fit. */
export type ReviewCounts = readonly { fit: Fit; count: number; stars: number }[];

/** Summarizes published reviews, the average rounded half up; null while too few are published to be shown. */
export function summarizeReviews(counts: ReviewCounts): ReviewSummary | null {
  const count = counts.reduce((sum, group) => sum + group.count, 0);
  if (count < MIN_SHOWN_REVIEWS) return null;
  const stars = counts.reduce((sum, group) => sum + group.stars, 0);
  const of = (fit: Fit) =>
    counts.filter((group) => group.fit === fit).reduce((sum, group) => sum + group.count, 0);
  // Whole numbers until the last step: 4.25 must not become 4.2 by a binary fraction.
  const average = Math.floor((20 * stars + count) / (2 * count)) / 10;
  return { count, average, fit: { small: of('small'), true: of('true'), large: of('large') } };
}

/** Formats an average for reading: 4.7 becomes '4,7', 5 becomes '5,0'. */
export const formatAverage = (average: number): string => average.toFixed(1).replace('.', ',');

/** Checks whether the buyer of an order may review it: only once it is paid, the last status of today's orders. */
export const canReview = ({ status }: { status: string }): boolean => status === 'paid';

/** Returns the first name, the only part of a buyer's name that others see. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';
