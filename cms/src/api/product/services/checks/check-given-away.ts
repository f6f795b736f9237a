import { GIVEN_AWAY, isGivenAway, type ProductChange } from '@shop/contract';
import { badField } from '../../../../platform/http/http-error';

type Priced = { price: number; discount: number };

/** Throws 400 when a change of the price or the discount leaves a final price of $0; one that a product has already stays. */
export function checkGivenAway(
  stored: Priced,
  { price = stored.price, discount = stored.discount }: ProductChange,
): void {
  if (price === stored.price && discount === stored.discount) return;
  if (isGivenAway({ price, discount }))
    throw badField(discount === stored.discount ? 'price' : 'discount', GIVEN_AWAY);
}
