import { type Product, type ProductBulk } from '@shop/contract';
import { useState } from 'react';
import { toast } from 'sonner';
import { useAction } from '#shared/actions/use-action.ts';
import { changeProducts, refreshProducts } from '../queries.ts';
import { texts } from '../texts.ts';
import { type BulkFailure } from './bulk-dialogs.tsx';
import { type ProductSelection } from './use-product-selection.ts';

export type Change = ProductBulk['change'];

type BulkChangeOptions = { products: readonly Product[]; selection: ProductSelection; onSettled: () => void };

/** Applies a change to the selected products, and holds the ones that it could not change. */
export function useBulkChange({ products, selection, onSettled }: BulkChangeOptions) {
  const [failures, setFailures] = useState<BulkFailure[]>([]);
  const { chosen, count } = selection;
  const { mutate, isPending } = useAction({
    run: (change: Change) => changeProducts({ ...chosen, ...('filter' in chosen && { count }), change }),
    done: ({ changed, failed }, { input: { action } }) => {
      const done = action === 'delete' ? texts.bulkDeleted : texts.bulkDone;
      if (changed.length > 0) toast.success(done(changed.length));
      const titleOf = (id: string) => products.find(({ _id }) => _id === id)?.title;
      setFailures(
        failed.map(({ id, title, message }) => ({ id, title: title ?? titleOf(id) ?? id, message })),
      );
      selection.set([]);
    },
    failed: texts.bulkFailed,
    settled: (client) => {
      onSettled();
      void refreshProducts(client);
    },
  });
  return { change: mutate, isPending, failures, clearFailures: () => setFailures([]) };
}
