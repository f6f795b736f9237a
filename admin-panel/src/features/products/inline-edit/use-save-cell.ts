import { errorCodes, type Product } from '@shop/contract';
import { ApiError, errorText } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { NOTICE_MS } from '#shared/notice-times.ts';
import { changeProduct, refreshProducts, showProductChange } from '../queries.ts';
import { texts } from '../texts.ts';

type Body = Parameters<typeof changeProduct>[1];
type Change = { body: Body; shown: Partial<Product> };

const isStale = (error: unknown) => error instanceof ApiError && error.code === errorCodes.staleFields;

/** Saves one cell of the list: seen at once, put back when the server refuses; over somebody else's only when asked. */
export function useCellChange(product: Product) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ body }: Change) => changeProduct(product._id, body),
    onMutate: async ({ shown }) => {
      await client.cancelQueries({ queryKey: ['products'] });
      return { restore: showProductChange(client, product._id, shown) };
    },
    onError: (error, { body: { seen: _, ...mine }, shown }, context) => {
      context?.restore();
      const insist = { label: texts.saveMine, onClick: () => mutation.mutate({ body: mine, shown }) };
      toast.error(texts.cellFailed(errorText(error)), {
        ...(isStale(error) && { action: insist, duration: NOTICE_MS.warning }),
      });
    },
    onSuccess: () => toast.success(texts.cellSaved, { id: `cell-${product._id}` }),
    onSettled: () => void refreshProducts(client),
  });
  return (body: Body, shown: Partial<Product>) => mutation.mutate({ body, shown });
}
