import { type AdminOrder, type OrderPayment } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { formatMoney } from '@shop/web-kit/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { texts } from './texts.ts';

const t = texts.void;

/** Asks before an entry of the ledger is voided; a payment that was noted by mistake is no refund. */
export function useVoidPayment({ _id: id, paidAmount }: AdminOrder) {
  const client = useQueryClient();
  const [entry, setEntry] = useState<OrderPayment | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id: paymentId }: OrderPayment) =>
      call('voidPayment', { params: { id, paymentId }, body: { expectedPaid: paidAmount } }),
    onSuccess: ({ order }) => {
      showOrder(client, order);
      toast.success(t.done);
    },
    onError: (error) => toast.error(errorText(error, texts.failed)),
    onSettled: () => {
      setEntry(null);
      return refreshOrders(client);
    },
  });
  const dialog = (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={(open) => !open && setEntry(null)}
      title={t.title(formatMoney(Math.abs(entry?.amount ?? 0)))}
      confirmLabel={t.submit}
      busyLabel={t.submitting}
      busy={isPending}
      onConfirm={() => entry && mutate(entry)}
    >
      {t.text}
    </ConfirmDialog>
  );
  return { ask: setEntry, dialog };
}
