import { type AdminOrder, formatMoney, type OrderStatus, statusLabel } from '@shop/contract';
import { useQuestion } from '#shared/actions/use-question.tsx';
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
export const usePaidWarning = () =>
  useQuestion(
    ({ order: { orderNumber, total }, status }: Asked) => ({
      title: texts.paidWarning.title,
      text: texts.paidWarning.text(orderNumber, statusLabel(status), formatMoney(total)),
      confirmLabel: texts.paidWarning.confirm,
      cancelLabel: texts.paidWarning.keep,
    }),
    ({ onConfirmed }) => onConfirmed(),
  );
