import { type AdminOrder, deletionNeedsAnswer, isHandedOver } from '@shop/contract';
import { call, type CallInput, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { GiveBackDialog } from '#shared/giving-back/give-back-dialog.tsx';
import { useGivingBack } from '#shared/giving-back/use-giving-back.ts';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { refreshOrders } from '../queries.ts';
import { deletionStockText } from '../status/stock-text.ts';
import { texts } from '../texts.ts';
import { useRestoreOrder } from './use-restore-order.ts';

const inTrash = (order: AdminOrder): AdminOrder =>
  isHandedOver(order) ? order : { ...order, stockHeld: false, shortUnits: 0 };

type Deletion = { order: AdminOrder; body?: CallInput<'deleteOrder'>['body'] };
type AnsweredProps = { order: AdminOrder; onDelete: (body: Deletion['body']) => void; onClose: () => void };

/** Asks what becomes of the money and the units that the trash would hide. */
function AnsweredDeletion({ order, onDelete, onClose }: AnsweredProps) {
  const { items, paidAmount, paymentMethod: method } = order;
  const money = paidAmount > 0 ? { amount: paidAmount, method, when: 'now' as const } : null;
  const form = useGivingBack({ items, money, fate: isHandedOver(order) ? 'none' : 'all' });
  return (
    <GiveBackDialog
      title={texts.delete.title(order.orderNumber)}
      description={texts.delete.text(texts.delete.givesBack)}
      submitLabel={texts.delete.confirm}
      canWait={false}
      error={null}
      {...{ form, onClose }}
      onSubmit={() => onDelete({ ...form.units, ...(form.refund && { refund: form.refund }) })}
    />
  );
}

export function useDeleteOrder() {
  const client = useQueryClient();
  const [order, setOrder] = useState<AdminOrder | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { restore } = useRestoreOrder();
  const deletion = useMutation({
    mutationFn: ({ order: { _id }, body = {} }: Deletion) =>
      call('deleteOrder', { params: { id: _id }, body }),
    onSuccess: (_answer, { order: deleted, body }) => {
      const done = texts.delete.done(deleted.orderNumber);
      const undo = { label: texts.undo, onClick: () => restore(inTrash(deleted)) };
      // Money that went back does not come again with the order.
      if (body) toast.success(done);
      else toastWithUndo(done, TOAST_MS.undoDeletion, undo);
    },
    onError: (reason) => setError(texts.delete.failed(errorText(reason))),
    onSettled: () => refreshOrders(client, 'products'),
  });
  const asks = order !== null && deletionNeedsAnswer(order);
  const close = () => setOrder(null);
  const dialogs = (
    <>
      {asks && (
        <AnsweredDeletion
          order={order}
          onClose={close}
          onDelete={(body) => {
            deletion.mutate({ order, body });
            close();
          }}
        />
      )}
      <ConfirmDialog
        open={order !== null && !asks}
        onOpenChange={(open) => !open && close()}
        title={texts.delete.title(order?.orderNumber ?? '')}
        confirmLabel={texts.delete.confirm}
        onConfirm={() => {
          if (order) deletion.mutate({ order });
          close();
        }}
      >
        {order && texts.delete.text(deletionStockText(order))}
      </ConfirmDialog>
      <AlertNotice message={error} onClose={() => setError(null)} />
    </>
  );
  return { ask: setOrder, deletingId: deletion.isPending ? deletion.variables.order._id : null, dialogs };
}
