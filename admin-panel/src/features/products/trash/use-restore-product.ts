import { type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { refreshProducts, restoreProduct } from '../queries.ts';
import { texts } from '../texts.ts';

type Deleted = Pick<Product, '_id' | 'title'>;

export function useRestoreProduct() {
  const client = useQueryClient();
  const restoration = useMutation({
    mutationFn: ({ _id }: Deleted) => restoreProduct(_id),
    onSuccess: ({ warning }, { title }) => {
      if (warning)
        toast.warning(texts.trash.restored(title), { duration: TOAST_MS.warning, description: warning });
      else toast.success(texts.trash.restored(title));
    },
    onError: (error) => toast.error(texts.trash.failed(errorText(error)), { duration: TOAST_MS.failure }),
    onSettled: () => void refreshProducts(client),
  });
  return {
    restore: (product: Deleted) => restoration.mutate(product),
    restoringId: restoration.isPending ? restoration.variables._id : null,
  };
}
