import {
  type AdminOrder,
  confirmOrder,
  errorCodes,
  messages,
  type OrderStatusChange,
  SUCCESS_BANNER_MS,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { useAction } from '#shared/actions/use-action.ts';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { refreshOrders, showOrder } from '../queries.ts';
import { changeDescription } from '../status/stock-text.ts';
import { isStockShortage, useChangeStatus } from '../status/use-change-status.ts';
import { leavesRevenue, usePaidWarning } from '../status/use-paid-warning.tsx';
import { useStockShortage } from '../status/use-stock-shortage.tsx';
import { texts } from './texts.ts';

/** `isSilent` leaves the announcement of the success to `onDone`. */
type ChangeOptions = { isSilent?: boolean };
export type ChangeOrder = (change: OrderStatusChange, onDone?: () => void, options?: ChangeOptions) => void;

const CONFLICTS: readonly string[] = [errorCodes.staleOrder, errorCodes.staleFields];

const changeErrorText = (error: unknown): string =>
  error instanceof ApiError && CONFLICTS.includes(error.code)
    ? texts.update.stale
    : texts.update.failed(errorText(error));

export function useChangeOrder(order: AdminOrder) {
  const client = useQueryClient();
  const { mutate, isPending } = useChangeStatus();
  const [failure, setFailure] = useState<string | null>(null);
  const paid = usePaidWarning();
  const shortage = useStockShortage<Parameters<ChangeOrder>>(([requested, ...rest]) =>
    change({ ...requested, force: true }, ...rest),
  );

  function change(requested: OrderStatusChange, onDone?: () => void, options: ChangeOptions = {}) {
    mutate(
      { order, change: requested },
      {
        onSuccess: ({ order: changed, warning }) => {
          showOrder(client, changed);
          if (!options.isSilent)
            toast.success(texts.update.done, {
              duration: SUCCESS_BANNER_MS,
              description: changeDescription(order, changed, { ...requested, warning }),
            });
          onDone?.();
        },
        onError: (error) => {
          if (isStockShortage(error)) shortage.ask([requested, onDone, options], errorText(error));
          else setFailure(changeErrorText(error));
        },
      },
    );
  }

  const ask: ChangeOrder = (requested, ...rest) => {
    const { status } = requested;
    if (!leavesRevenue(order, status)) change(requested, ...rest);
    else paid.ask({ order, status, onConfirmed: () => change(requested, ...rest) });
  };

  const dialogs = (
    <>
      {paid.dialog}
      {shortage.dialog}
      <AlertNotice message={failure} onClose={() => setFailure(null)} />
    </>
  );
  return { change: ask, changing: isPending, dialogs };
}

export function useConfirmOrder(order: AdminOrder) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useAction({
    run: () => call(confirmOrder, { params: { id: order._id } }),
    done: ({ order: confirmed }, { client }) => {
      showOrder(client, confirmed);
      toast.success(texts.update.done, { duration: SUCCESS_BANNER_MS });
    },
    refused: (error) => {
      const reason = errorText(error, { failed: '', failedRetry: messages.network });
      setFailure(reason ? texts.confirm.failed(reason) : texts.confirm.failedPlain);
    },
    settled: (client) => refreshOrders(client),
  });
  return {
    confirm: () => mutate(),
    confirming: isPending,
    dialog: <AlertNotice message={failure} onClose={() => setFailure(null)} />,
  };
}
