import { isStopped, knownStatus, type AdminOrder, type OrderStatus, statusLabel } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
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
  const { ask, change, isChanging, dialogs } = useChangeStatus<StatusChange & { isUndo?: boolean }>({
    onChanged: ({ order: changed, warning }, { order, change: { status }, isUndo }) => {
      onChanged(changed);
      const text = texts.changed(changed.orderNumber, statusLabel(changed.status));
      const description = changeDescription(order, changed, { status, warning });
      if (isUndo) return toast.success(text, { duration: TOAST_MS.undoChange, description });
      const back = { ...changeTo(changed, knownStatus(order.status)), isUndo: true };
      const undo = { label: texts.undo, onClick: () => change(back) };
      return toastWithUndo(text, TOAST_MS.undoChange, undo, description);
    },
    onFailed: (error) => toastFailure(texts.updateFailed(errorText(error))),
  });
  return {
    change: (order: AdminOrder, status: OrderStatus) => ask(changeTo(order, status)),
    isChanging,
    dialogs,
  };
}
