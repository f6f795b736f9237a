import { ratingText } from '#shared/rating.tsx';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatAverage, type Product, FITS, type Fit, type ReviewSummary } from '@shop/contract';
import { reviewsQuery } from './queries.ts';
import { ReviewItem } from './review-item.tsx';
import { texts } from './texts.ts';

/** Returns how most buyers say that a product fits; of equal numbers 'justo' counts first. */
export function fitSentence({ count, fit }: ReviewSummary): string {
  const wins = (best: Fit, next: Fit): Fit => (fit[next] > fit[best] ? next : best);
  const most = FITS.reduce(wins, 'true');
  return texts.fit(fit[most], count, most);
}

function ReviewPage({ product: { _id: id, title }, page }: { product: Product; page: number }) {
  const { data, isPending, refetch } = useQuery(reviewsQuery(id, page));
  if (data)
    return data.reviews.map((review) => <ReviewItem key={review._id} review={review} title={title} />);
  if (isPending) return <li role="status">{texts.loading}</li>;
  return (
    <li className="flex flex-col gap-3">
      <p role="alert" className="font-medium text-danger">
        {texts.failed}
      </p>
      <button type="button" className="btn btn-outline self-start" onClick={() => void refetch()}>
        {texts.retry}
      </button>
    </li>
  );
}

/** Reviews of a product, a page more at each press; nothing while too few are published. */
export default function ReviewSection({ product }: { product: Product }) {
  const { _id, reviews: summary } = product;
  const [pages, setPages] = useState(1);
  const { data } = useQuery({ ...reviewsQuery(_id, 1), enabled: summary !== undefined });
  if (!summary) return null;
  return (
    <section aria-labelledby="opiniones" className="flex flex-col gap-2 pt-4">
      <h2 id="opiniones" className="text-h3">
        {texts.heading}
      </h2>
      <p className="font-semibold">{ratingText(formatAverage(summary.average), summary.count)}</p>
      <p className="text-ink-soft">{fitSentence(summary)}</p>
      <ul>
        {Array.from({ length: pages }, (_, at) => (
          <ReviewPage key={at} product={product} page={at + 1} />
        ))}
      </ul>
      {data && pages < data.totalPages && (
        <button type="button" className="btn btn-outline self-start" onClick={() => setPages(pages + 1)}>
          {texts.more}
        </button>
      )}
    </section>
  );
}
