import {
  type AdminOrder,
  type AnswerOf,
  errorCodes,
  formatMoney,
  knownStatus,
  type OrderStatus,
  type OrderStatusChange,
  statusLabel,
  updateOrderStatus,
} from '@shop/contract';
import { ApiError, call, errorText } from '@shop/web-kit/api';
import { type QueryClient } from '@tanstack/react-query';
import { useAction } from '#shared/actions/use-action.ts';
import { useQuestion } from '#shared/actions/use-question.tsx';
import { orderChange } from '../queries.ts';
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

// An order cannot be reactivated when its units were sold since.
const isStockShortage = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === errorCodes.outOfStock;

export type StatusChange = { order: AdminOrder; change: OrderStatusChange };
type Outcome<C> = {
  onChanged: (answer: AnswerOf<typeof updateOrderStatus>, change: C, client: QueryClient) => unknown;
  onFailed: (error: Error) => void;
};

/**
 * Changes an order's status; the server refuses when it no longer has the one that the client loaded. `ask` asks before
 * a paid order leaves the revenue, and both offer to reactivate an order although its stock is short.
 */
export function useChangeStatus<C extends StatusChange>({ onChanged, onFailed }: Outcome<C>) {
  const { mutate, isPending, variables } = useAction(
    orderChange({
      run: ({ order, change }: C) =>
        call(updateOrderStatus, {
          params: { id: order._id },
          body: { expectedStatus: knownStatus(order.status), ...change },
        }),
      done: (answer, { input, client }) => onChanged(answer, input, client),
      refused: (error, { input }): void => {
        if (isStockShortage(error)) shortage.ask({ ...input, reason: errorText(error) });
        else onFailed(error);
      },
    }),
  );
  const paid = useQuestion(
    ({ order: { orderNumber, total }, change: { status } }: C) => ({
      title: texts.paidWarning.title,
      text: texts.paidWarning.text(orderNumber, statusLabel(status), formatMoney(total)),
      confirmLabel: texts.paidWarning.confirm,
      cancelLabel: texts.paidWarning.keep,
    }),
    (asked): void => mutate(asked),
  );
  const shortage = useQuestion(
    ({ reason }: C & { reason: string }) => ({
      title: texts.force.title,
      text: (
        <>
          <p className="mb-2 font-medium text-ink">{reason}</p>
          <p>{texts.force.text}</p>
        </>
      ),
      confirmLabel: texts.force.confirm,
    }),
    (asked): void => mutate({ ...asked, change: { ...asked.change, force: true } }),
  );
  return {
    change: mutate,
    ask: (wanted: C) =>
      leavesRevenue(wanted.order, wanted.change.status) ? paid.ask(wanted) : mutate(wanted),
    isChanging: isPending,
    changingId: isPending ? variables.order._id : null,
    dialogs: (
      <>
        {paid.dialog}
        {shortage.dialog}
      </>
    ),
  };
}
