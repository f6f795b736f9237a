import { useQuery } from '@tanstack/react-query';
import type { QuotedReview } from '@shop/contract';
import { paths } from '#shared/navigation/paths.ts';
import { Link } from '#shared/router/router.tsx';
import { SWIPE_ROW } from '#shared/ui/swipe-row.ts';
import { showcaseQuery } from '../showcase-query.ts';
import { Band, type BandProps } from './band.tsx';
import { texts } from './texts.ts';

const Quote = ({ review: { stars, text, name, product } }: { review: QuotedReview }) => (
  <li className="flex w-72 flex-col gap-3 rounded-panel border border-line bg-white p-5">
    <p className="text-wine">
      <span aria-hidden="true">{'★'.repeat(stars)}</span>
      <span className="sr-only">{texts.stars(stars)}</span>
    </p>
    <blockquote>{text}</blockquote>
    <footer className="mt-auto text-sm">
      {name && <p className="font-semibold">{name}</p>}
      <Link to={paths.product(product)} className="link inline-flex min-h-11 items-center">
        {texts.about(product.title)}
      </Link>
    </footer>
  </li>
);

/** Quotes good reviews of different products, each beside the product where all of its reviews stand. */
export default function QuotedReviews({ section }: BandProps) {
  const { data } = useQuery(showcaseQuery());
  if (!data || data.reviews.length === 0) return null;
  return (
    <Band section={section}>
      <ul className={SWIPE_ROW}>
        {data.reviews.map((review) => (
          <Quote key={review._id} review={review} />
        ))}
      </ul>
    </Band>
  );
}
