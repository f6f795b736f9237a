import { type AdminOrder, formatMoney, type OrderStatus, statusLabel } from '@shop/contract';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { texts } from '../texts.ts';

// A cancelled or refunded order obviously returns its money; these statuses look like progress.
const STILL_SOLD: readonly OrderStatus[] = [
  'pending_manual',
  'pending_transfer_proof',
  'pending_transfer_confirmation',
  'confirmado',
];

/** Checks whether a status takes a paid order's money out of the revenue without saying so. */
export const leavesRevenue = (order: Pick<AdminOrder, 'status'>, status: OrderStatus): boolean =>
  order.status === 'paid' && STILL_SOLD.includes(status);

type Asked = { order: AdminOrder; status: OrderStatus; onConfirmed: () => void };

/** Returns a dialog that asks before a paid order leaves the revenue. */
export function usePaidWarning() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = asked && (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && setAsked(null)}
      title={texts.paidWarning.title}
      confirmLabel={texts.paidWarning.confirm}
      cancelLabel={texts.paidWarning.keep}
      onConfirm={() => {
        asked.onConfirmed();
        setAsked(null);
      }}
    >
      {texts.paidWarning.text(
        asked.order.orderNumber,
        statusLabel(asked.status),
        formatMoney(asked.order.total),
      )}
    </ConfirmDialog>
  );
  return { ask: setAsked, dialog };
}
