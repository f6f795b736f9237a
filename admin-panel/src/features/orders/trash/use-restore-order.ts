import { type AdminOrder } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { refreshOrders } from '../queries.ts';
import { restorationStockText } from '../status/stock-text.ts';
import { texts } from '../texts.ts';

/** Restores a deleted order; the toast says what it takes from the stock. */
export function useRestoreOrder() {
  const client = useQueryClient();
  const restoration = useMutation({
    mutationFn: ({ _id }: AdminOrder) => call('restoreOrder', { params: { id: _id } }),
    onSuccess: (_answer, deleted) =>
      toast.success(texts.deleted.restored(deleted.orderNumber), {
        description: restorationStockText(deleted) || undefined,
      }),
    onError: (error) => toast.error(texts.deleted.failed(errorText(error)), { duration: TOAST_MS.failure }),
    onSettled: () => refreshOrders(client, 'products'),
  });
  return {
    restore: (order: AdminOrder) => restoration.mutate(order),
    restoringId: restoration.isPending ? restoration.variables._id : null,
  };
}
