import { type BulkAnswer, type ProductBulk, type ProductChange } from '@shop/contract';
import { asApiError } from '../../../platform/http/error-response';
import { removeProduct, updateProduct } from './product';

function changeOf(change: ProductBulk['change']): ProductChange | null {
  switch (change.action) {
    case 'activate':
      return { status: true };
    case 'pause':
      return { status: false };
    case 'discount':
      return { discount: change.discount };
    case 'category':
      return { category: change.category };
    case 'delete':
      return null;
  }
}

/** Changes several products, each on its own: one that cannot be changed does not hold up the others. */
export async function changeProducts({ ids, change }: ProductBulk): Promise<Omit<BulkAnswer, 'status'>> {
  const changed: string[] = [];
  const failed: BulkAnswer['failed'] = [];
  const wanted = changeOf(change);
  for (const id of new Set(ids)) {
    try {
      await (wanted ? updateProduct(id, wanted) : removeProduct(id));
      changed.push(id);
    } catch (error) {
      const known = asApiError(error);
      if (known.status >= 500) throw error;
      failed.push({ id, message: known.message });
    }
  }
  return { changed, failed };
}
