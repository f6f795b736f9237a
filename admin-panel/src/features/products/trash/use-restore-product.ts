import { type Product, restoreProduct } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { toast, toastFailure, TOAST_MS } from '#shared/toasts.ts';
import { refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';

type Deleted = Pick<Product, '_id' | 'title'>;

export function useRestoreProduct() {
  const { mutate, isPending, variables } = useAction({
    run: ({ _id: id }: Deleted) => call(restoreProduct, { params: { id } }),
    done: ({ warning }, { input: { title } }) => {
      if (warning)
        toast.warning(texts.trash.restored(title), { duration: TOAST_MS.warning, description: warning });
      else toast.success(texts.trash.restored(title));
    },
    failed: texts.trash.failed,
    tell: toastFailure,
    settled: (client) => void refreshProducts(client),
  });
  return { restore: (product: Deleted) => mutate(product), restoringId: isPending ? variables._id : null };
}
