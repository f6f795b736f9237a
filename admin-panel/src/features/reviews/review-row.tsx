import { FIT_LABELS, type ReviewState, type StaffReview } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { shopPaths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewPhoto } from './review-photo.tsx';
import { texts } from './texts.ts';
import { type Moderation } from './use-moderation.tsx';

const tones: Record<ReviewState, BadgeTone> = { pending: 'warn', published: 'success', rejected: 'neutral' };

const decisions = [
  { to: 'published', text: texts.publish, variant: 'primary' },
  { to: 'rejected', text: texts.reject, variant: 'danger-ghost' },
] as const;

type RowProps = { review: StaffReview; moderation: Moderation };

function Actions({ review, moderation }: RowProps) {
  const [isReplying, setIsReplying] = useState(false);
  const { state, name, product, answer, photo, photoHidden } = review;
  const labelOf = (action: string) => texts.of(action, name, product.title);
  const reply = answer ? texts.editReply : texts.reply;
  const { decide, showPhoto, isPending } = moderation;
  const photoTexts = photoHidden
    ? { text: texts.photo.show, label: texts.photo.showFor }
    : { text: texts.photo.hide, label: texts.photo.hideFor };
  return (
    <div className="flex flex-wrap gap-2">
      {decisions
        .filter(({ to }) => to !== state)
        .map(({ to, text, variant }) => (
          <Button
            key={to}
            size="sm"
            variant={variant}
            aria-label={labelOf(text)}
            disabled={isPending}
            onClick={() => void decide(review, to)}
          >
            {text}
          </Button>
        ))}
      <Button
        size="sm"
        aria-label={`${reply}: ${name}, ${product.title}`}
        onClick={() => setIsReplying(true)}
      >
        {reply}
      </Button>
      {photo && (
        <Button
          size="sm"
          aria-label={photoTexts.label(name, product.title)}
          disabled={isPending}
          onClick={() => void showPhoto(review, photoHidden)}
        >
          {photoTexts.text}
        </Button>
      )}
      {isReplying && (
        <ReplyDialog review={review} moderation={moderation} onClose={() => setIsReplying(false)} />
      )}
    </div>
  );
}

/** A review with its product, order and state, and what can be done with it. */
export function ReviewRow({ review, moderation }: RowProps) {
  const { stars, fit, text, size, color, name, product, orderNumber, state, answer, createdAt, linkNote } =
    review;
  const facts = [FIT_LABELS[fit], size && texts.size(size), color, texts.order(orderNumber)];
  return (
    <li className="space-y-3 px-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 font-semibold break-words">
          <a
            href={shopPaths.product(product._id)}
            target="_blank"
            rel="noreferrer"
            className="hover:underline"
          >
            {product.title}
          </a>
        </h2>
        <Badge tone={tones[state]}>{texts.state[state]}</Badge>
      </div>
      <p className="text-sm text-muted">
        <span className="text-wine">
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
          <span className="sr-only">{texts.stars(stars)}</span>
        </span>{' '}
        {`${name} · ${formatDateTime(createdAt)}`}
      </p>
      <p className="text-sm break-words text-muted">{facts.filter(Boolean).join(' · ')}</p>
      {linkNote && <p className="text-sm font-semibold text-wine">{linkNote}</p>}
      <p className="max-w-prose break-words whitespace-pre-wrap">{text || texts.noText}</p>
      <ReviewPhoto review={review} onReload={moderation.reload} />
      {answer && (
        <div className="max-w-prose rounded-panel bg-panel-2 p-3">
          <p className="text-sm text-muted">{texts.answer}</p>
          <p className="break-words whitespace-pre-wrap">{answer}</p>
        </div>
      )}
      <IfCan call="changeReview">
        <Actions review={review} moderation={moderation} />
      </IfCan>
    </li>
  );
}
