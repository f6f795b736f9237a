import { type Product } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { changeProduct, refreshProducts, showProductChange } from '../queries.ts';
import { texts } from '../texts.ts';

type Change = { product: Product; status: boolean; isUndo?: boolean };

/** Sends the opposite status of a product, with a way back for a few seconds. */
export function useToggleActive(onFailure: (message: string) => void) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ product, status }: Change) => changeProduct(product._id, { status }),
    onMutate: async ({ product, status }) => {
      await client.cancelQueries({ queryKey: ['products'] });
      return { restore: showProductChange(client, product._id, { status }) };
    },
    onError: (_error, _change, context) => {
      context?.restore();
      onFailure(texts.toggleFailed);
    },
    onSuccess: (_answer, { product, status, isUndo }) => {
      toast.success(status ? texts.toggledOn(product.title) : texts.toggledOff(product.title), {
        id: `toggle-${product._id}`,
        ...(!isUndo && {
          action: {
            label: texts.undo,
            onClick: () => mutation.mutate({ product, status: !status, isUndo: true }),
          },
        }),
      });
    },
    onSettled: () => void refreshProducts(client),
  });
  return (product: Product, status: boolean) => mutation.mutate({ product, status });
}
