import { isStopped, knownStatus, type AdminOrder, type OrderStatus, statusLabel } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { toast, toastFailure, TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
import { texts } from '../texts.ts';
import { changeDescription } from './stock-text.ts';
import { isStockShortage, useChangeStatus } from './use-change-status.ts';
import { leavesRevenue, usePaidWarning } from './use-paid-warning.tsx';
import { useStockShortage } from './use-stock-shortage.tsx';

type Options = { force?: boolean; isUndo?: boolean };

export function useImmediateStatus(onChanged: (order: AdminOrder) => void) {
  const { mutate, isPending } = useChangeStatus();
  const paid = usePaidWarning();
  const shortage = useStockShortage(({ order, status }: { order: AdminOrder; status: OrderStatus }) =>
    change(order, status, { force: true }),
  );

  function change(order: AdminOrder, status: OrderStatus, { force, isUndo = false }: Options = {}) {
    const before = knownStatus(order.status);
    mutate(
      // A status that is set at once decides nothing about the money: it waits in a queue.
      { order, change: { status, ...(force && { force }), ...(isStopped(status) && { refund: 'later' }) } },
      {
        onSuccess: ({ order: changed, warning }) => {
          onChanged(changed);
          const text = texts.changed(changed.orderNumber, statusLabel(changed.status));
          const undo = { label: texts.undo, onClick: () => change(changed, before, { isUndo: true }) };
          const description = changeDescription(order, changed, { status, warning });
          if (isUndo) toast.success(text, { duration: TOAST_MS.undoChange, description });
          else toastWithUndo(text, TOAST_MS.undoChange, undo, description);
        },
        onError: (error) => {
          if (isStockShortage(error)) shortage.ask({ order, status }, errorText(error));
          else toastFailure(texts.updateFailed(errorText(error)));
        },
      },
    );
  }
  const ask = (order: AdminOrder, status: OrderStatus) => {
    if (!leavesRevenue(order, status)) change(order, status);
    else paid.ask({ order, status, onConfirmed: () => change(order, status) });
  };
  const dialog = (
    <>
      {paid.dialog}
      {shortage.dialog}
    </>
  );
  return { change: ask, isChanging: isPending, dialog };
}
