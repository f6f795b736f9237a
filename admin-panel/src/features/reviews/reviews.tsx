import {
  changeReview as changeReviewEndpoint,
  FIT_LABELS,
  listReviews,
  MAX_REVIEW_TEXT,
  MESSAGES_PAGE_SIZE,
  REVIEW_STATES,
  type ReviewChange,
  type ReviewState,
  type StaffReview,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { formatDateTime } from '@shop/web-kit/format';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { useAction } from '#shared/actions/use-action.ts';
import { choiceParam, type FiltersOf, pageParam } from '#shared/list-filters/filter-params.ts';
import { type SetFilters, useListFilters } from '#shared/list-filters/use-list-filters.ts';
import { shopPaths } from '#shared/paths.ts';
import { DraftDialog } from '#shared/resource/draft-dialog.tsx';
import { ResourceList, StateChoice } from '#shared/resource/list.tsx';
import { Page, RefreshButton } from '#shared/resource/page.tsx';
import { nounOf, queryOf } from '#shared/resource/query.ts';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { texts } from './texts.ts';

const { photo: words, replying } = texts;
const KEY = nounOf(listReviews);

const stateTexts = { pending: 'pendientes', published: 'publicadas', rejected: 'rechazadas' };
const filterSchema = { state: choiceParam('estado', stateTexts, ''), page: pageParam };

type Move = { review: StaffReview; change: ReviewChange; done: string; before?: ReviewChange };

const seenOf = ({ state, answer, photoHidden }: StaffReview, change: ReviewChange): ReviewChange['seen'] => ({
  ...(change.state && { state }),
  ...(change.answer !== undefined && { answer }),
  ...(change.photoHidden !== undefined && { photoHidden }),
});
const changeReview = (review: StaffReview, change: ReviewChange) =>
  call(changeReviewEndpoint, {
    params: { id: review._id },
    body: { ...change, seen: seenOf(review, change) },
  });
const reload = (client: QueryClient) => void client.invalidateQueries({ queryKey: KEY });

/** Changes a review; the change can be undone for a while where the move says what was before. */
function useModeration() {
  const moderation = useAction<unknown, Move>({
    run: ({ review, change }) => changeReview(review, change),
    done: (_answer, { input: { review, change, before, done } }) => {
      if (!before) return toast.success(done);
      const onClick = () =>
        moderation.mutate({ review: { ...review, ...change }, change: before, done: texts.undone });
      return toastWithUndo(done, TOAST_MS.undoChange, { label: texts.undo, onClick, of: review.name });
    },
    failed: texts.changeFailed,
    tell: toastFailure,
    settled: reload,
  });
  return moderation;
}

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

/** Edits the shop's answer; a failure leaves the dialog open with the text. */
const ReplyDialog = ({ review, onClose }: { review: StaffReview; onClose: () => void }) => (
  <DraftDialog
    title={replying.title(review.name)}
    submitLabel={replying.save}
    initial={{ answer: review.answer }}
    fields={{
      answer: {
        kind: 'long',
        label: 'Respuesta',
        hint: 'Se lee debajo de la opinión cuando está publicada. Vacía se quita.',
        rows: 5,
        maxLength: MAX_REVIEW_TEXT,
      },
    }}
    save={(typed) => changeReview(review, typed)}
    success={replying.done}
    failed={texts.changeFailed}
    tell={toastFailure}
    settled={reload}
    onClose={onClose}
  />
);

const tones: Record<ReviewState, BadgeTone> = { pending: 'warn', published: 'success', rejected: 'neutral' };

const decisions = [
  { to: 'published', text: texts.publish, variant: 'primary' },
  { to: 'rejected', text: texts.reject, variant: 'danger-ghost' },
] as const;

type ReviewProps = { review: StaffReview };

// No photo is published but the one that was on the screen.
const seen = ({ photo }: StaffReview) => (photo ? { seenPhoto: photo.id } : {});

function Actions({ review }: ReviewProps) {
  const [isReplying, setIsReplying] = useState(false);
  const { mutate, isPending } = useModeration();
  const { state, name, product, answer, photo, photoHidden } = review;
  const labelOf = (action: string) => texts.of(action, name, product.title);
  const reply = answer ? texts.editReply : texts.reply;
  const change = (to: ReviewChange, from: ReviewChange, done: string) =>
    mutate({ review, change: { ...to, ...seen(review) }, before: { ...from, ...seen(review) }, done });
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
            onClick={() => change({ state: to }, { state }, texts[to])}
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
          aria-label={(photoHidden ? words.showFor : words.hideFor)(name, product.title)}
          disabled={isPending}
          onClick={() =>
            change(
              { photoHidden: !photoHidden },
              { photoHidden },
              photoHidden ? words.isShown : words.isHidden,
            )
          }
        >
          {photoHidden ? words.show : words.hide}
        </Button>
      )}
      {isReplying && <ReplyDialog review={review} onClose={() => setIsReplying(false)} />}
    </div>
  );
}

/** A review with its product, order and state, and what can be done with it. */
function ReviewRow({ review }: ReviewProps) {
  const client = useQueryClient();
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
      <ReviewPhoto review={review} onReload={() => reload(client)} />
      {answer && (
        <div className="max-w-prose rounded-panel bg-panel-2 p-3">
          <p className="text-sm text-muted">{texts.answer}</p>
          <p className="break-words whitespace-pre-wrap">{answer}</p>
        </div>
      )}
      <IfCan call="changeReview">
        <Actions review={review} />
      </IfCan>
    </li>
  );
}

type Filters = FiltersOf<typeof filterSchema>;

function ReviewList({ filters, onFilters }: { filters: Filters; onFilters: SetFilters<Filters> }) {
  const { state, page } = filters;
  const input = { page, limit: MESSAGES_PAGE_SIZE, ...(state && { state }) };
  const query = useQuery({
    ...queryOf(listReviews, { query: input }),
    placeholderData: keepPreviousData,
  });
  const { title, none, filtered } = texts.empty;
  return (
    <Card className="overflow-clip">
      <StateChoice
        texts={texts}
        states={REVIEW_STATES}
        value={state}
        onChoice={(next) => onFilters({ state: next })}
      />
      <ResourceList
        query={query}
        rows={({ reviews }) => reviews}
        total={({ totalReviews }) => totalReviews}
        texts={texts}
        empty={{ icon: 'star', title, text: state ? filtered : none }}
        page={page}
        onPage={onFilters}
      >
        {(review) => <ReviewRow key={review._id} review={review} />}
      </ResourceList>
    </Card>
  );
}

/** Lists what buyers say about products; staff publish, reject and answer it. */
export function Reviews() {
  const { filters, setFilters } = useListFilters(filterSchema);
  return (
    <Page texts={texts} actions={<RefreshButton queryKey={KEY}>{texts.refresh}</RefreshButton>}>
      <ReviewList key={filters.state} filters={filters} onFilters={setFilters} />
    </Page>
  );
}
