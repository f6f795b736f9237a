import { type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { NOTICE_MS } from '#shared/notice-times.ts';
import { refreshProducts, restoreProduct } from '../queries.ts';
import { texts } from '../texts.ts';

type Deleted = Pick<Product, '_id' | 'title'>;

/** Brings a deleted product back, and tells how it went. */
export function useRestoreProduct() {
  const client = useQueryClient();
  const restoration = useMutation({
    mutationFn: ({ _id }: Deleted) => restoreProduct(_id),
    onSuccess: ({ warning }, { title }) => {
      if (warning)
        toast.warning(texts.restored(title), { duration: NOTICE_MS.warning, description: warning });
      else toast.success(texts.restored(title));
    },
    onError: (error) => toast.error(texts.restoreFailed(errorText(error)), { duration: NOTICE_MS.failure }),
    onSettled: () => void refreshProducts(client),
  });
  return {
    restore: (product: Deleted) => restoration.mutate(product),
    restoringId: restoration.isPending ? restoration.variables._id : null,
  };
}
