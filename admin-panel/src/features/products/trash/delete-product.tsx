import { type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { TOAST_MS, toastWithUndo } from '#shared/toasts.ts';
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
  const { restore } = useRestoreProduct();
  const { mutate, isPending } = useAction({
    run: ({ _id }: Product) => deleteProduct(_id),
    done: (_answer, { input, client }) => {
      toastWithUndo(texts.deleted, TOAST_MS.undoDeletion, {
        label: texts.undo,
        onClick: () => restore(input),
      });
      void refreshProducts(client);
    },
    refused: (error, { client }) => {
      onAlert(deletionErrorText(error));
      if (isAlreadyDeleted(error)) void refreshProducts(client);
    },
    settled: onClose,
  });
  return (
    <ConfirmDialog
      open={product !== null}
      onOpenChange={(open) => !open && onClose()}
      title={texts.deleteTitle(product?.title ?? '')}
      confirmLabel={texts.deleteConfirm}
      busy={isPending}
      busyLabel={texts.deleting}
      onConfirm={() => product && mutate(product)}
    >
      {texts.deleteQuestion}
    </ConfirmDialog>
  );
}
