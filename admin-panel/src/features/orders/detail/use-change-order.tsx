import {
  errorCodes,
  knownStatus,
  SUCCESS_BANNER_MS,
  type AdminOrder,
  type OrderStatus,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { AlertNotice, ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { orderQuery } from '../queries.ts';
import { texts as listTexts } from '../texts.ts';
import { lacksStock, useChangeStatus } from '../status/use-change-status.ts';
import { texts } from './texts.ts';

export type OrderChange = { status: OrderStatus; adminNotes?: string; restock?: boolean; force?: boolean };
export type ChangeOrder = (change: OrderChange, onDone?: () => void) => void;

type Short = { change: OrderChange; onDone: (() => void) | undefined; why: string };

const STALE: readonly string[] = [errorCodes.staleOrder, errorCodes.staleFields];
const isStale = (error: unknown) => error instanceof ApiError && STALE.includes(error.code);

const failureOf = (error: unknown): string =>
  isStale(error) ? texts.update.stale : texts.update.failed(errorText(error));

/** Changes the shown order and tells how it went: a toast, an alert, or the question whether to force it. */
export function useChangeOrder(order: AdminOrder) {
  const client = useQueryClient();
  const { mutate, isPending } = useChangeStatus();
  const [failure, setFailure] = useState<string | null>(null);
  const [short, setShort] = useState<Short | null>(null);

  const change: ChangeOrder = (wanted, onDone) =>
    mutate(
      { order, change: wanted },
      {
        onSuccess: ({ order: changed, warning }) => {
          client.setQueryData(orderQuery(order._id).queryKey, (seen) => ({ ...seen, ...changed }));
          toast.success(texts.update.done, {
            duration: SUCCESS_BANNER_MS,
            ...(warning && { description: warning }),
          });
          onDone?.();
        },
        onError: (error) => {
          if (lacksStock(error)) setShort({ change: wanted, onDone, why: errorText(error) });
          else setFailure(failureOf(error));
        },
      },
    );

  const dialogs = (
    <>
      <ConfirmDialog
        open={short !== null}
        onOpenChange={(open) => !open && setShort(null)}
        title={listTexts.force.title}
        confirmLabel={listTexts.force.confirm}
        onConfirm={() => {
          if (short) change({ ...short.change, force: true }, short.onDone);
          setShort(null);
        }}
      >
        <p className="mb-2 font-medium text-ink">{short?.why}</p>
        <p>{listTexts.force.text}</p>
      </ConfirmDialog>
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
  return { change, changing: isPending, dialogs };
}

/** Confirms a pending order with its own call. */
export function useConfirmOrder(order: AdminOrder) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('confirmOrder', { params: { id: order._id } }),
    onSuccess: ({ success, order: confirmed }) => {
      if (!success) return setFailure(texts.confirm.failedPlain);
      client.setQueryData(orderQuery(order._id).queryKey, (seen) => ({ ...seen, ...confirmed }));
      toast.success(texts.update.done, { duration: SUCCESS_BANNER_MS });
    },
    onError: (error) => {
      const why = errorText(error, '');
      setFailure(why ? texts.confirm.failed(why) : texts.confirm.failedPlain);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['stats'] }),
      ]),
  });
  return {
    confirm: () => mutate(),
    confirming: isPending,
    canConfirm: knownStatus(order.status) === 'pending_manual',
    dialog: <AlertNotice message={failure} onClose={() => setFailure(null)} />,
  };
}
