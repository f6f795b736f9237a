import { type Coupon } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { type QueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

const ended = {
  failed: texts.actionFailed,
  settled: (client: QueryClient) => client.invalidateQueries(couponsQuery),
};

/** Pauses, resumes or deletes a coupon. */
export function useChangeCoupon(coupon: Coupon) {
  const { _id: id, uses: _uses, createdAt: _createdAt, updatedAt: expectedUpdatedAt, ...draft } = coupon;
  const toggling = useAction({
    run: () =>
      call('updateCoupon', { params: { id }, body: { ...draft, expectedUpdatedAt, active: !draft.active } }),
    ...ended,
  });
  const removal = useAction({
    run: () => call('deleteCoupon', { params: { id } }),
    success: texts.removed(draft.code),
    ...ended,
  });
  const { ask, dialog } = useQuestion(
    { title: texts.removeTitle(draft.code), text: texts.removeText, confirmLabel: texts.removeConfirm },
    removal.mutate,
  );
  return {
    toggle: () => toggling.mutate(),
    askRemoval: () => ask(),
    isChanging: toggling.isPending || removal.isPending,
    dialog,
  };
}
