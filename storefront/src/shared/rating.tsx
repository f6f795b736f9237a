import { formatAverage, type ReviewSummary } from '@shop/contract';

const spoken = ({ average, count }: ReviewSummary) =>
  `${formatAverage(average)} de 5 estrellas, ${count} opiniones`;

/** Average of a product's reviews as '★ 4,7 (12)'; nothing while too few are published. */
export const Rating = ({ reviews }: { reviews: ReviewSummary | undefined }) =>
  reviews && (
    <p className="text-sm text-ink-soft tabular-nums">
      <span aria-hidden="true">
        ★ {formatAverage(reviews.average)} ({reviews.count})
      </span>
      <span className="sr-only">{spoken(reviews)}</span>
    </p>
  );
