import { type AdminOrder } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { NOTICE_MS } from '#shared/notice-times.ts';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';
import { useRestoreOrder } from './use-restore-order.ts';

/** Deleting an order: who asks, who waits, and what is told afterwards. */
export function useDeleteOrder() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AdminOrder | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { restore } = useRestoreOrder();
  const removal = useMutation({
    mutationFn: (order: AdminOrder) => call('deleteOrder', { params: { id: order._id } }),
    onSuccess: (_answer, order) =>
      toast.success(texts.delete.done(order.orderNumber), {
        duration: NOTICE_MS.undoDeletion,
        action: { label: texts.undo, onClick: () => restore(order) },
      }),
    onError: (error) => setFailure(texts.delete.failed(errorText(error))),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['stats'] }),
      ]),
  });
  const dialogs = (
    <>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={texts.delete.title(asked?.orderNumber ?? '')}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => {
          if (asked) removal.mutate(asked);
          setAsked(null);
        }}
      >
        {texts.delete.text}
      </ConfirmDialog>
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
  return { ask: setAsked, deletingId: removal.isPending ? removal.variables._id : null, dialogs };
}
