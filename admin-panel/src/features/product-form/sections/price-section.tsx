import { finalPrice, formatMoney, groupDigits, isGivenAway } from '@shop/contract';
import { useWatch } from 'react-hook-form';
import { useMayChangePrices } from '#shared/access/security-query.ts';
import { useFormSurroundings } from '../form-context.ts';
import { texts } from '../texts.ts';
import { numberFromDigits } from '#ui/form/digits.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { DigitsField } from './form-fields.tsx';
import { useEarlierPrice } from './use-earlier-price.ts';

// A new product needs a price, whoever creates it.
function useReadOnlyPrices(): boolean {
  const { isNew } = useFormSurroundings();
  return !useMayChangePrices() && !isNew;
}

export function PriceField() {
  const isReadOnly = useReadOnlyPrices();
  return (
    <DigitsField
      path="price"
      label={texts.price}
      hint={isReadOnly ? texts.pricesAreOwners : texts.priceHint}
      readOnly={isReadOnly}
      required
      maxLength={14}
      format={groupDigits}
      unit="$"
    />
  );
}

export function DiscountFields() {
  const [priceText, discountText] = useWatch<ProductFormValues, ['price', 'discount']>({
    name: ['price', 'discount'],
  });
  const price = numberFromDigits(priceText);
  const discount = numberFromDigits(discountText);
  return (
    <>
      <DigitsField
        path="discount"
        label={texts.discount}
        hint={isGivenAway({ price, discount }) ? texts.givenAway : texts.discountHint}
        readOnly={useReadOnlyPrices()}
        maxLength={5}
        emptyValue="0"
      />
      {price > 0 && discount > 0 && (
        <p className="font-semibold tabular-nums">
          {texts.finalPrice(formatMoney(finalPrice({ price, discount })))}
        </p>
      )}
      <HiddenEarlierPrice price={priceText} discount={discountText} />
    </>
  );
}

/** Says why the shop would show only the final price. */
function HiddenEarlierPrice(typed: Pick<ProductFormValues, 'price' | 'discount'>) {
  const offer = useEarlierPrice(typed);
  if (offer?.isStruck !== false) return null;
  const price = formatMoney(offer.price);
  return (
    <p role="status" className="rounded-lg bg-warn-soft px-3 py-2 text-sm text-warn">
      {offer.days === null
        ? texts.newOfferHidden(price)
        : texts.offerHidden(offer.percent, price, offer.days)}
    </p>
  );
}
