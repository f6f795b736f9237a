import { type AdminOrder, deletionStockEffect } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { refreshOrders } from '../queries.ts';
import { deletionStockText } from '../status/stock-text.ts';
import { texts } from '../texts.ts';
import { useRestoreOrder } from './use-restore-order.ts';

const inTrash = (order: AdminOrder): AdminOrder =>
  deletionStockEffect(order) === 'release' ? { ...order, stockHeld: false, shortUnits: 0 } : order;

export function useDeleteOrder() {
  const client = useQueryClient();
  const [order, setOrder] = useState<AdminOrder | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { restore } = useRestoreOrder();
  const deletion = useMutation({
    mutationFn: ({ _id }: AdminOrder) => call('deleteOrder', { params: { id: _id } }),
    onSuccess: (_answer, deleted) => {
      const undo = { label: texts.undo, onClick: () => restore(inTrash(deleted)) };
      toastWithUndo(texts.delete.done(deleted.orderNumber), TOAST_MS.undoDeletion, undo);
    },
    onError: (reason) => setError(texts.delete.failed(errorText(reason))),
    onSettled: () => refreshOrders(client),
  });
  const dialogs = (
    <>
      <ConfirmDialog
        open={order !== null}
        onOpenChange={(open) => !open && setOrder(null)}
        title={texts.delete.title(order?.orderNumber ?? '')}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => {
          if (order) deletion.mutate(order);
          setOrder(null);
        }}
      >
        {order && texts.delete.text(deletionStockText(order))}
      </ConfirmDialog>
      <AlertNotice message={error} onClose={() => setError(null)} />
    </>
  );
  return { ask: setOrder, deletingId: deletion.isPending ? deletion.variables._id : null, dialogs };
}
