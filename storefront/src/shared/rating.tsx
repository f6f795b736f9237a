import { formatAverage, type ReviewSummary } from '@shop/contract';

export const ratingText = (average: string, count: number) => `${average} de 5 estrellas, ${count} opiniones`;

/** Average of a product's reviews as '★ 4,7 (12)'; nothing while too few are published. */
export function Rating({ reviews }: { reviews: ReviewSummary | undefined }) {
  if (!reviews) return null;
  const { count } = reviews;
  const average = formatAverage(reviews.average);
  return (
    <p className="text-sm text-ink-soft tabular-nums">
      <span aria-hidden="true">{`★ ${average} (${count})`}</span>
      <span className="sr-only">{ratingText(average, count)}</span>
    </p>
  );
}
