import { mayChangePrices, staffMessages, type ProductChange } from '@shop/contract';
import type { StoredProduct } from '../../../../database/records';
import { currentUser } from '../../../../platform/access/current-actor';
import { forbidden } from '../../../../platform/http/http-error';
import { operatingRules } from '../../../operating-rule/services/operating-rule';

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
