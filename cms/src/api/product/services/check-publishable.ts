import {
  fieldOfMissing,
  missingToPublish,
  notPublishable,
  productMessages,
  type ProductChange,
} from '@shop/contract';
import type { StoredProduct } from '../../../database/records';
import { badRequest } from '../../../platform/http/http-error';

type Stored = Pick<StoredProduct, 'active' | 'description' | 'thumbnails' | 'sizes'>;

/** Throws 400 when a change would leave a product on sale without a picture, a description or sizes. */
export function checkPublishable(stored: Stored, change: ProductChange): void {
  if (!(change.status ?? stored.active)) return;
  const { description = stored.description, thumbnails = stored.thumbnails, size = stored.sizes } = change;
  // What a product on sale lacks already must not keep its other fields from being edited.
  const { variants } = change;
  const missing = missingToPublish({ description, thumbnails, size, variants }).filter(
    (part) => !stored.active || change[fieldOfMissing(part)] !== undefined,
  );
  const errors = missing.map((part) => ({ path: fieldOfMissing(part), message: productMessages[part] }));
  if (errors.length > 0)
    throw badRequest(stored.active ? errors[0]?.message : notPublishable(missing), errors);
}
