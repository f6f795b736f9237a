import { FIT_LABELS, type Review } from '@shop/contract';
import { formatDate } from '@shop/web-kit/format';
import { texts } from './texts.ts';

const variantOf = ({ size, color }: Review): string =>
  [size && texts.size(size), color && texts.color(color)].filter(Boolean).join(', ');

/** A review with the shop's answer; its text is shown as typed. */
export function ReviewItem({ review }: { review: Review }) {
  const { stars, fit, text, name, answer, createdAt } = review;
  const variant = variantOf(review);
  return (
    <li className="flex flex-col gap-1 border-t border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-wine">
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <span className="sr-only">{texts.stars(stars)}</span>
        </span>
        <span className="text-sm text-muted">
          {name} · {formatDate(createdAt)}
        </span>
      </p>
      <p className="text-sm text-ink-soft">
        {[FIT_LABELS[fit], variant && texts.bought(variant)].filter(Boolean).join(' · ')}
      </p>
      {text && <p className="max-w-text break-words whitespace-pre-line">{text}</p>}
      {answer && (
        <div className="mt-3 rounded-image bg-sand p-4">
          <p className="text-sm text-muted">{texts.answer}</p>
          <p className="break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  );
}
