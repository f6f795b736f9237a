import { type Coupon } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { couponsQuery } from './queries.ts';
import { texts } from './texts.ts';

/** Pauses, resumes or deletes a coupon. */
export function useChangeCoupon(coupon: Coupon) {
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { _id: id, uses: _uses, createdAt: _createdAt, updatedAt: expectedUpdatedAt, ...draft } = coupon;
  const settled = {
    onError: (error: unknown) => toast.error(errorText(error, texts.actionFailed)),
    onSettled: () => client.invalidateQueries(couponsQuery),
  };
  const toggling = useMutation({
    mutationFn: () =>
      call('updateCoupon', { params: { id }, body: { ...draft, expectedUpdatedAt, active: !draft.active } }),
    ...settled,
  });
  const removal = useMutation({
    mutationFn: () => call('deleteCoupon', { params: { id } }),
    onSuccess: () => toast.success(texts.removed(draft.code)),
    ...settled,
  });
  return {
    toggle: () => toggling.mutate(),
    askRemoval: () => setIsAsking(true),
    isChanging: toggling.isPending || removal.isPending,
    dialog: (
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.removeTitle(draft.code)}
        confirmLabel={texts.removeConfirm}
        tone="danger"
        onConfirm={() => {
          setIsAsking(false);
          removal.mutate();
        }}
      >
        {texts.removeText}
      </ConfirmDialog>
    ),
  };
}
