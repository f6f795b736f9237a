import { effectiveDiscount, finalPrice, type ProductOffer } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { numberFromDigits } from '#ui/form/digits.ts';
import { useFormSurroundings } from '../form-context.ts';
import { offerQuery } from '../queries.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';

/** Describes how shoppers would see the typed discount; null without one. */
export type TypedOffer = {
  percent: number;
  price: number;
  /** Unknown while it loads and when it could not be loaded. */
  isStruck: boolean | undefined;
  /** Days before an offer that count; null for a new product, which was never asked for. */
  days: number | null;
};

const NEW_PRODUCT = { highestPrice: null, days: null };

function isStruck(price: number, offer: Pick<ProductOffer, 'highestPrice'> | undefined): boolean | undefined {
  return offer && offer.highestPrice !== null ? price <= offer.highestPrice : offer && false;
}

/** Returns whether the shop would strike the typed price through: only one that was really asked (rule R15). */
export function useEarlierPrice({
  price: typedPrice,
  discount,
}: Pick<ProductFormValues, 'price' | 'discount'>): TypedOffer | null {
  const { productId } = useFormSurroundings();
  const price = numberFromDigits(typedPrice);
  const percent = effectiveDiscount(numberFromDigits(discount));
  const isOffer = price > 0 && finalPrice({ price, discount: percent }) < price;
  const asked = useQuery({ ...offerQuery(productId ?? ''), enabled: isOffer && productId !== null });
  if (!isOffer) return null;
  const offer = productId === null ? NEW_PRODUCT : asked.data;
  return { percent, price, isStruck: isStruck(price, offer), days: offer?.days ?? null };
}
