import { type ReviewChange, type ReviewState, type StaffReview } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { texts } from './texts.ts';

type Decision = Exclude<ReviewState, 'pending'>;
type Change = { id: string; change: ReviewChange };

const reloadReviews = (client: QueryClient) => void client.invalidateQueries({ queryKey: ['reviews'] });

/** Publishes, rejects and answers reviews; a decision can be undone for a while. */
export function useModeration() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useAction({
    run: ({ id, change }: Change) => call('changeReview', { params: { id }, body: change }),
    failed: texts.changeFailed,
    tell: toastFailure,
    settled: reloadReviews,
  });
  const save = (id: string, change: ReviewChange): Promise<boolean> =>
    mutateAsync({ id, change }).then(
      () => true,
      () => false,
    );

  // No photo is published but the one that was on the screen.
  const seen = ({ photo }: StaffReview) => (photo ? { seenPhoto: photo.id } : {});

  async function undo(review: StaffReview, before: ReviewChange) {
    if (await save(review._id, { ...before, ...seen(review) })) toast.success(texts.undone);
  }

  async function changeWithUndo(
    review: StaffReview,
    change: ReviewChange,
    before: ReviewChange,
    text: string,
  ) {
    if (!(await save(review._id, { ...change, ...seen(review) }))) return;
    const onClick = () => void undo(review, before);
    toastWithUndo(text, TOAST_MS.undoChange, { label: texts.undo, onClick });
  }

  const decide = (review: StaffReview, state: Decision) =>
    changeWithUndo(review, { state }, { state: review.state }, texts[state]);

  const showPhoto = (review: StaffReview, isShown: boolean) =>
    changeWithUndo(
      review,
      { photoHidden: !isShown },
      { photoHidden: isShown },
      isShown ? texts.photo.isShown : texts.photo.isHidden,
    );

  async function answer({ _id }: StaffReview, text: string): Promise<boolean> {
    const isSaved = await save(_id, { answer: text });
    if (isSaved) toast.success(texts.replying.done);
    return isSaved;
  }
  return { decide, showPhoto, answer, reload: () => reloadReviews(client), isPending };
}
export type Moderation = ReturnType<typeof useModeration>;
