import { type AdminOrder } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { refreshOrders } from '../queries.ts';
import { texts } from '../texts.ts';

type DeletedOrderKey = Pick<AdminOrder, '_id' | 'orderNumber'>;

export function useRestoreOrder() {
  const client = useQueryClient();
  const restoration = useMutation({
    mutationFn: ({ _id }: DeletedOrderKey) => call('restoreOrder', { params: { id: _id } }),
    onSuccess: (_answer, { orderNumber }) => toast.success(texts.deleted.restored(orderNumber)),
    onError: (error) => toast.error(texts.deleted.failed(errorText(error)), { duration: TOAST_MS.failure }),
    onSettled: () => refreshOrders(client, 'products'),
  });
  return {
    restore: (order: DeletedOrderKey) => restoration.mutate(order),
    restoringId: restoration.isPending ? restoration.variables._id : null,
  };
}
