import { finalPrice, formatMoney, groupDigits, isGivenAway } from '@shop/contract';
import { useWatch } from 'react-hook-form';
import { useMayChangePrices } from '#shared/access/security-query.ts';
import { useFormSurroundings } from '../form-context.ts';
import { texts } from '../texts.ts';
import { numberFromDigits } from '#ui/form/digits.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { DigitsField } from './form-fields.tsx';
import { FormSection } from './form-section.tsx';
import { useEarlierPrice } from './use-earlier-price.ts';

export function PriceSection() {
  const { isNew } = useFormSurroundings();
  // A new product needs a price, whoever creates it.
  const isReadOnly = !useMayChangePrices() && !isNew;
  const [priceText, discountText] = useWatch<ProductFormValues, ['price', 'discount']>({
    name: ['price', 'discount'],
  });
  const price = numberFromDigits(priceText);
  const discount = numberFromDigits(discountText);
  return (
    <FormSection title={texts.pricing}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
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
        <DigitsField
          path="discount"
          label={texts.discount}
          hint={isGivenAway({ price, discount }) ? texts.givenAway : texts.discountHint}
          readOnly={isReadOnly}
          maxLength={5}
          emptyValue="0"
        />
      </div>
      {price > 0 && discount > 0 && (
        <p className="font-semibold tabular-nums">
          {texts.finalPrice(formatMoney(finalPrice({ price, discount })))}
        </p>
      )}
      <HiddenEarlierPrice price={priceText} discount={discountText} />
    </FormSection>
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
