import { isStopped, type AdminOrder, type OrderStatus, statusLabel } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { toastFailure } from '#shared/toasts.ts';
import { tellStep } from '#shared/undo/tell-step.ts';
import { texts } from '../texts.ts';
import { changeDescription } from './stock-text.ts';
import { type StatusChange, useChangeStatus } from './use-change-status.tsx';

// A status that is set at once decides nothing about the money: it waits in a queue.
const changeTo = (order: AdminOrder, status: OrderStatus): StatusChange => ({
  order,
  change: { status, ...(isStopped(status) && { refund: 'later' }) },
});

/** Changes the status of an order from a list, at once and with an undo in the toast. */
export function useImmediateStatus(onChanged: (order: AdminOrder) => void) {
  const { ask, changingId, dialogs } = useChangeStatus({
    onChanged: ({ order: changed, warning, undo: step }, { order, change: { status } }, client) => {
      onChanged(changed);
      const text = texts.changed(changed.orderNumber, statusLabel(changed.status));
      tellStep(client, text, { step, description: changeDescription(order, changed, { status, warning }) });
    },
    onFailed: (error) => toastFailure(texts.updateFailed(errorText(error))),
  });
  return {
    change: (order: AdminOrder, status: OrderStatus) => ask(changeTo(order, status)),
    changingId,
    dialogs,
  };
}
