import { errorCodes, type Product, updateProduct } from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { toast } from 'sonner';
import { useAction } from '#shared/actions/use-action.ts';
import { nounOf } from '#shared/resource/query.ts';
import { TOAST_MS } from '#shared/toasts.ts';
import { changeProduct, refreshProducts, showProductChange } from '../queries.ts';
import { texts } from '../texts.ts';

type Body = Parameters<typeof changeProduct>[1];
/** `shown` is the optimistic result in the lists. */
type ProductChange = { product: Product; body: Body; shown: Partial<Product> };

type Outcome<C> = { onSaved: (change: C) => void; onFailed: (error: Error, change: C) => void };

/** Returns a function that changes a product optimistically and reverts the lists when the server refuses. */
export const useProductChange = <C extends ProductChange>({ onSaved, onFailed }: Outcome<C>) =>
  useAction<unknown, C>({
    run: ({ product, body }) => changeProduct(product._id, body),
    begin: async ({ product, shown }, client) => {
      await client.cancelQueries({ queryKey: nounOf(updateProduct) });
      return showProductChange(client, product._id, shown);
    },
    done: (_answer, { input }) => onSaved(input),
    refused: (error, { input }) => onFailed(error, input),
    settled: (client) => void refreshProducts(client),
  }).mutate;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === errorCodes.staleFields;

/** Saves a cell of the list; after an edit conflict, the toast offers to overwrite the other change. */
export function useSaveCell(product: Product) {
  const change = useProductChange({
    onSaved: () => toast.success(texts.cellSaved, { id: `cell-${product._id}` }),
    onFailed: (error, { body: { seen: _, ...body }, shown }) =>
      toast.error(texts.cellFailed(errorText(error)), {
        ...(isConflict(error) && {
          action: { label: texts.saveMine, onClick: () => change({ product, body, shown }) },
          duration: TOAST_MS.warning,
        }),
      }),
  });
  return (body: Body, shown: Partial<Product>) => change({ product, body, shown });
}
