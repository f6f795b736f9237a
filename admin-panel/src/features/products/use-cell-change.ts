import { type Product } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { changeProduct, refreshProducts, showProductChange } from './queries.ts';
import { texts } from './texts.ts';

type Body = Parameters<typeof changeProduct>[1];
type Change = { body: Body; shown: Partial<Product> };

/** Saves one cell of the list: seen at once, put back when the server refuses. */
export function useCellChange(product: Product) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ body }: Change) => changeProduct(product._id, body),
    onMutate: async ({ shown }) => {
      await client.cancelQueries({ queryKey: ['products'] });
      return { restore: showProductChange(client, product._id, shown) };
    },
    onError: (error, _change, context) => {
      context?.restore();
      toast.error(texts.cellFailed(errorText(error)));
    },
    onSuccess: () => toast.success(texts.cellSaved, { id: `cell-${product._id}` }),
    onSettled: () => void refreshProducts(client),
  });
  return (body: Body, shown: Partial<Product>) => mutation.mutate({ body, shown });
}
