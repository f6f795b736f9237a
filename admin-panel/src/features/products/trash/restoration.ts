import { type AnswerOf, type Product, restoreProduct } from '@shop/contract';
import { rowAction, type RowAction } from '#shared/resource/action-button.tsx';
import { toast, toastFailure, TOAST_MS } from '#shared/toasts.ts';
import { texts } from '../texts.ts';

const t = texts.trash;

type Deleted = Pick<Product, '_id' | 'title'>;

/** Restores a deleted product; the toast says what the server warns of. */
export const restoration: RowAction<Deleted, AnswerOf<typeof restoreProduct>> = rowAction(
  restoreProduct,
  ({ _id: id }) => ({ params: { id } }),
  {
    icon: 'undo-2',
    label: ({ title }) => t.restoreOne(title),
    text: t.restore,
    busyLabel: t.restoring,
    size: 'md',
    className: 'max-sm:w-full',
    done: ({ warning }, { input: { title } }) => {
      if (warning) toast.warning(t.restored(title), { duration: TOAST_MS.warning, description: warning });
      else toast.success(t.restored(title));
    },
    failed: t.failed,
    tell: toastFailure,
  },
);
