import {
  FIT_LABELS,
  MAX_REVIEW_TEXT,
  REVIEW_STATES,
  type ReviewState,
  type StaffReview,
} from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { shopPaths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { TextareaField } from '#ui/form/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilteredList } from '#ui/list/filtered-list.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { type ReviewFilters, reviewsQuery } from './queries.ts';
import { texts } from './texts.ts';
import { type Moderation, useModeration } from './use-moderation.tsx';

const { photo: words } = texts;

type PhotoProps = { review: StaffReview; onReload: () => void };

/** Private photo of a review, which opens large; offers to load it again when its link has expired. */
function ReviewPhoto({ review: { name, product, photo, photoHidden }, onReload }: PhotoProps) {
  const [isLarge, setIsLarge] = useState(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!photo) return null;
  const alt = words.alt(name, product.title);
  if (brokenUrl === photo.url)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{words.broken}</p>
        <Button size="sm" onClick={onReload}>
          {words.reload}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-label={words.zoom(name, product.title)}
        className="size-24 cursor-zoom-in overflow-hidden rounded-panel border border-line bg-panel-2"
        onClick={() => setIsLarge(true)}
      >
        <img
          src={photo.url}
          alt={alt}
          width={96}
          height={96}
          loading="lazy"
          className={`size-full object-cover ${photoHidden ? 'opacity-40' : ''}`}
          onError={() => setBrokenUrl(photo.url)}
        />
      </button>
      {photoHidden && <p className="text-sm text-muted">{words.hidden}</p>}
      <Dialog open={isLarge} width="xl" onOpenChange={setIsLarge} title={alt}>
        <img src={photo.url} alt={alt} className="mx-auto max-h-[70dvh] w-auto max-w-full" />
      </Dialog>
    </div>
  );
}

const { replying } = texts;

type ReplyDialogProps = { review: StaffReview; moderation: Moderation; onClose: () => void };

/** Edits the shop's answer; a failure leaves the dialog open with the text. */
function ReplyDialog({ review, moderation, onClose }: ReplyDialogProps) {
  const [text, setText] = useState(review.answer);
  const submit = async () => {
    if (await moderation.answer(review, text)) onClose();
  };
  return (
    <FormDialog
      title={replying.title(review.name)}
      submitLabel={replying.save}
      busy={moderation.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextareaField
        label={replying.label}
        hint={replying.hint}
        rows={5}
        maxLength={MAX_REVIEW_TEXT}
        value={text}
        onValue={setText}
      />
    </FormDialog>
  );
}

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
function ReviewRow({ review, moderation }: RowProps) {
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

type ListProps = { filters: ReviewFilters; onFilters: SetFilters<ReviewFilters> };

const views = [
  { value: '' as const, label: texts.all },
  ...REVIEW_STATES.map((value) => ({ value, label: texts.states[value] })),
];

export function ReviewList({ filters, onFilters }: ListProps) {
  const query = useQuery(reviewsQuery(filters));
  const moderation = useModeration();
  const { data } = query;
  useExistingPage(filters.page, query, onFilters);
  return (
    <Card className="overflow-clip">
      <FilteredList
        texts={texts}
        views={views}
        icon="star"
        filters={filters}
        onState={(state) => onFilters({ state })}
        onPage={(page) => onFilters({ page })}
        query={query}
        totals={data && { total: data.totalReviews, totalPages: data.totalPages }}
      >
        {data?.reviews.map((review) => (
          <ReviewRow key={review._id} review={review} moderation={moderation} />
        ))}
      </FilteredList>
    </Card>
  );
}
