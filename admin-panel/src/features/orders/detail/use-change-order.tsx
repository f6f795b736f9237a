import {
  type AdminOrder,
  confirmOrder,
  errorCodes,
  messages,
  type OrderStatusChange,
  SUCCESS_BANNER_MS,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { useState } from 'react';
import { useAction } from '#shared/actions/use-action.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { AlertNotice } from '#ui/overlay/confirm-dialog.tsx';
import { orderChange } from '../queries.ts';
import { changeDescription } from '../status/stock-text.ts';
import { type StatusChange, useChangeStatus } from '../status/use-change-status.tsx';
import { texts } from './texts.ts';

export type ChangeOrder = (change: OrderStatusChange, onDone?: () => void) => void;

const CONFLICTS: readonly string[] = [errorCodes.staleOrder, errorCodes.staleFields];

/** Says why an order was not changed; a conflict is told as what it means for the page. */
export const changeFailed = (why: string, error: unknown): string =>
  error instanceof ApiError && CONFLICTS.includes(error.code)
    ? texts.update.stale(why)
    : texts.update.failed(why);

export function useChangeOrder(order: AdminOrder) {
  const [failure, setFailure] = useState<string | null>(null);
  const { ask, isChanging, dialogs } = useChangeStatus<StatusChange & { onDone?: (() => void) | undefined }>({
    onChanged: ({ order: changed, warning, undo: step }, { order: before, change, onDone }, client) => {
      tellStep(client, texts.update.done, {
        step,
        of: changed.orderNumber,
        duration: SUCCESS_BANNER_MS,
        description: changeDescription(before, changed, { ...change, warning }),
      });
      onDone?.();
    },
    onFailed: (error) => setFailure(changeFailed(errorText(error), error)),
  });
  const change: ChangeOrder = (wanted, onDone) => ask({ order, change: wanted, onDone });
  return {
    change,
    changing: isChanging,
    dialogs: (
      <>
        {dialogs}
        <AlertNotice message={failure} onClose={() => setFailure(null)} />
      </>
    ),
  };
}

export function useConfirmOrder(order: AdminOrder) {
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useAction(
    orderChange({
      run: () => call(confirmOrder, { params: { id: order._id } }),
      done: ({ undo: step }, { client }) =>
        tellStep(client, texts.update.done, { step, of: order.orderNumber, duration: SUCCESS_BANNER_MS }),
      refused: (error) => {
        const reason = errorText(error, { failed: '', failedRetry: messages.network });
        setFailure(reason ? texts.confirm.failed(reason) : texts.confirm.failedPlain);
      },
    }),
  );
  return {
    confirm: () => mutate(),
    confirming: isPending,
    dialog: <AlertNotice message={failure} onClose={() => setFailure(null)} />,
  };
}
