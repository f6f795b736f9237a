import { type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { TOAST_MS } from '#shared/toasts.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { deleteProduct, refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';
import { useRestoreProduct } from './use-restore-product.ts';

export const isAlreadyDeleted = (error: unknown): boolean =>
  errorText(error).toLowerCase().includes('no encontrado');

/** Returns the text of a failed product deletion, with advice for its two usual reasons. */
export function deletionErrorText(error: unknown): string {
  const message = errorText(error);
  if (message.includes('órdenes activas')) return texts.deleteActiveOrders;
  return isAlreadyDeleted(error) ? texts.deleteGone : texts.deleteFailed(message);
}

type DeleteProductProps = {
  product: Product | null;
  onClose: () => void;
  onAlert: (message: string) => void;
};

export function DeleteProduct({ product, onClose, onAlert }: DeleteProductProps) {
  const client = useQueryClient();
  const { restore } = useRestoreProduct();
  const deletion = useMutation({
    mutationFn: ({ _id }: Product) => deleteProduct(_id),
    onSuccess: (_answer, deleted) => {
      const undo = { label: texts.undo, onClick: () => restore(deleted) };
      toast.success(texts.deleted, { duration: TOAST_MS.undoDeletion, action: undo });
      void refreshProducts(client);
    },
    onError: (error) => {
      onAlert(deletionErrorText(error));
      if (isAlreadyDeleted(error)) void refreshProducts(client);
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle(product?.title ?? '')}
      confirmLabel={texts.deleteConfirm}
      busy={deletion.isPending}
      busyLabel={texts.deleting}
      onConfirm={() => product && deletion.mutate(product)}
    >
      {texts.deleteQuestion}
    </ConfirmDialog>
  );
}
