import { type ProductBulk, type ProductChange } from '@shop/contract';
import { bulkAction } from '../../../platform/edits/bulk-action';
import { deleteProduct, updateProduct } from './product';

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

export function changeProducts({ ids, change }: ProductBulk) {
  const wanted = changeOf(change);
  return bulkAction(ids, (id) => (wanted ? updateProduct(id, wanted) : deleteProduct(id)));
}
