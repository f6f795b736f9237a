import { type AdminOrder, restoreOrder } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { toast, toastFailure } from '#shared/toasts.ts';
import { refreshOrders } from '../queries.ts';
import { restorationStockText } from '../status/stock-text.ts';
import { texts } from '../texts.ts';

/** Restores a deleted order; the toast says what it takes from the stock. */
export function useRestoreOrder() {
  const { mutate, isPending, variables } = useAction({
    run: ({ _id }: AdminOrder) => call(restoreOrder, { params: { id: _id } }),
    done: (_answer, { input: deleted }) =>
      toast.success(texts.deleted.restored(deleted.orderNumber), {
        description: restorationStockText(deleted) || undefined,
      }),
    failed: texts.deleted.failed,
    tell: toastFailure,
    settled: refreshOrders,
  });
  return { restore: (order: AdminOrder) => mutate(order), restoringId: isPending ? variables._id : null };
}
