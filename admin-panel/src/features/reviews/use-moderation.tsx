import { type ReviewChange, type ReviewState, type StaffReview } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { texts } from './texts.ts';

type Decision = Exclude<ReviewState, 'pending'>;
type Change = { id: string; change: ReviewChange };

/** Publishes, rejects and answers reviews; a decision can be undone for a while. */
export function useModeration() {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, change }: Change) => call('changeReview', { params: { id }, body: change }),
    onError: (error) => toast.error(texts.changeFailed(errorText(error)), { duration: TOAST_MS.failure }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['reviews'] }),
  });
  const save = (id: string, change: ReviewChange): Promise<boolean> =>
    mutateAsync({ id, change }).then(
      () => true,
      () => false,
    );

  async function undo({ _id, state }: StaffReview) {
    if (await save(_id, { state })) toast.success(texts.undone);
  }

  async function decide(review: StaffReview, state: Decision) {
    if (!(await save(review._id, { state }))) return;
    const onClick = () => void undo(review);
    toastWithUndo(texts[state], TOAST_MS.undoChange, { label: texts.undo, onClick });
  }

  async function answer({ _id }: StaffReview, text: string): Promise<boolean> {
    const isSaved = await save(_id, { answer: text });
    if (isSaved) toast.success(texts.replying.done);
    return isSaved;
  }
  return { decide, answer, isPending };
}
export type Moderation = ReturnType<typeof useModeration>;
