import { type AdminOrder } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { NOTICE_MS } from '#shared/notice-times.ts';
import { texts } from '../texts.ts';

type Deleted = Pick<AdminOrder, '_id' | 'orderNumber'>;

/** Brings a deleted order back, and tells how it went; its products leave the stock again. */
export function useRestoreOrder() {
  const client = useQueryClient();
  const restoration = useMutation({
    mutationFn: ({ _id }: Deleted) => call('restoreOrder', { params: { id: _id } }),
    onSuccess: (_answer, { orderNumber }) => toast.success(texts.deleted.restored(orderNumber)),
    onError: (error) => toast.error(texts.deleted.failed(errorText(error)), { duration: NOTICE_MS.failure }),
    onSettled: () =>
      Promise.all(
        ['orders', 'stats', 'products'].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
  return {
    restore: (order: Deleted) => restoration.mutate(order),
    restoringId: restoration.isPending ? restoration.variables._id : null,
  };
}
