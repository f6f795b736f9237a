import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ReviewableLine } from '@shop/contract';
import { LoadFailed } from '#shared/order/load-failed.tsx';
import { useFollowingFocus } from '#shared/ui/use-following-focus.ts';
import { reviewableQuery } from './reviewable-query.ts';
import { texts } from '../texts.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewPhoto } from './review-photo.tsx';

const { write } = texts;

type OrderLink = { orderNumber: string; token: string };
type LineProps = OrderLink & { item: ReviewableLine };

const nameOf = ({ title, size, color }: ReviewableLine): string =>
  [title, size && texts.size(size), color && texts.color(color)].filter(Boolean).join(', ');

function ReviewLine({ item, ...link }: LineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [received, setReceived] = useState<string | null>(null);
  const isDone = item.reviewed || received !== null;
  const place = useFollowingFocus<HTMLLIElement>(isDone ? 'done' : isOpen);
  return (
    <li ref={place} className="flex flex-col gap-3 border-t border-line py-4">
      <p className="font-medium break-words">{nameOf(item)}</p>
      <p role="status" tabIndex={-1} className="text-success empty:hidden">
        {received ?? (item.reviewed ? write.done : null)}
      </p>
      {item.reviewed && <ReviewPhoto item={item} link={link} />}
      {!isDone && isOpen && (
        <ReviewForm
          target={{ ...link, line: item.line }}
          onSent={setReceived}
          onCancel={() => setIsOpen(false)}
        />
      )}
      {!isDone && !isOpen && (
        <button
          type="button"
          className="btn btn-outline self-start"
          aria-label={write.openFor(item.title)}
          onClick={() => setIsOpen(true)}
        >
          {write.open}
        </button>
      )}
    </li>
  );
}

/** Lists the lines of an order that the buyer can review, each with its form. */
export default function OrderReviews(link: OrderLink) {
  const { data = [], isError, refetch } = useQuery(reviewableQuery(link.orderNumber, link.token));
  if (isError) return <LoadFailed text={texts.failed} retry={texts.retry} refetch={refetch} />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="tu-opinion" className="mt-8 rounded-hero bg-white p-5 sm:p-8">
      <h2 id="tu-opinion" className="text-h3">
        {write.heading}
      </h2>
      <p className="mt-3 mb-6 text-ink-soft">{write.intro}</p>
      <ul>
        {data.map((item) => (
          <ReviewLine key={item.line} item={item} {...link} />
        ))}
      </ul>
    </section>
  );
}
