import {
  errorCodes,
  fieldOfMissing,
  GIVEN_AWAY,
  isGivenAway,
  mayChangePrices,
  missingToPublish,
  notPublishable,
  productMessages,
  staffMessages,
  staleProductMessage,
  variantName,
  type ConflictingProductField,
  type Product,
  type ProductChange,
} from '@shop/contract';
import type { StoredProduct } from '../../../database/records';
import { currentUser } from '../../../platform/access/current-actor';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { badField, badRequest, conflict, forbidden } from '../../../platform/http/http-error';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { comparableField } from '../domain/comparable-field';
import { lostUnits } from '../domain/lost-units';
import { hasSkuConflict, type ExistingItem, type StockPlan } from '../domain/stock-plan';

/** Throws 400 when a change would leave a product on sale without a picture, a description or sizes. */
export function checkPublishable(
  stored: Pick<StoredProduct, 'active' | 'description' | 'thumbnails' | 'sizes'>,
  change: ProductChange,
): void {
  if (!(change.status ?? stored.active)) return;
  const { description = stored.description, thumbnails = stored.thumbnails, size = stored.sizes } = change;
  // A product on sale that already lacks something can still be edited in its other fields.
  const { variants } = change;
  const missing = missingToPublish({ description, thumbnails, size, variants }).filter(
    (part) => !stored.active || change[fieldOfMissing(part)] !== undefined,
  );
  const errors = missing.map((part) => ({ path: fieldOfMissing(part), message: productMessages[part] }));
  if (errors.length > 0)
    throw badRequest(stored.active ? errors[0]?.message : notPublishable(missing), errors);
}

/** Throws 409 with the stored product when another person changed what the change is based on. */
export function checkEditConflict(
  product: Product,
  items: StoredProduct['items'],
  { seen = {}, ...wanted }: ProductChange,
): void {
  const fields = conflictingFields({ base: seen, wanted, current: product }, comparableField);
  if (hasSkuConflict(items, wanted.variants ?? [])) fields.push('skus');
  if (fields.length > 0)
    throw editConflict(fields, staleProductMessage(fields as ConflictingProductField[]), { product });
}

/** Throws 400 when a change of the price or the discount leaves a final price of $0; one that a product has already stays. */
export function checkGivenAway(
  stored: Pick<StoredProduct, 'price' | 'discount'>,
  { price = stored.price, discount = stored.discount }: ProductChange,
): void {
  if (price === stored.price && discount === stored.discount) return;
  if (isGivenAway({ price, discount }))
    throw badField(discount === stored.discount ? 'price' : 'discount', GIVEN_AWAY);
}

/** Throws 409 for a plan that takes more units out of stock, with their size or colour, than the caller has confirmed. */
export function checkLostUnits(items: readonly ExistingItem[], plan: StockPlan, confirmed = 0): void {
  const lost = lostUnits(items, plan);
  if (lost.units <= confirmed) return;
  const names = lost.variants.map((one) => `${variantName(one)} (${one.units})`.trim());
  throw conflict(productMessages.losesUnits(lost.units, names.join(', ')), errorCodes.unitsWouldBeLost, lost);
}

/** Throws 403 when a person of the staff changes a price without the right to; Strapi's panel is the developer's. */
export async function checkPriceRight(
  stored: StoredProduct,
  { price = stored.price, discount = stored.discount }: ProductChange,
): Promise<void> {
  const user = currentUser();
  if (!user || (price === stored.price && discount === stored.discount)) return;
  if (!mayChangePrices(user.staffRole ?? null, await operatingRules.current()))
    throw forbidden(staffMessages.pricesAreOwners);
}
