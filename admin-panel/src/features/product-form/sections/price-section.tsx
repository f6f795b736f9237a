import { finalPrice, formatMoney } from '@shop/contract';
import { useController, useWatch } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { digitsOnly, numberFromDigits, priceText } from '../values/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { fieldId } from '../field-ids.ts';
import { useFault } from '../form-context.ts';
import { FormSection } from './form-section.tsx';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { texts } from '../texts.ts';

/** Price with dots between thousands, discount with digits only, and what both make. */
export function PriceSection() {
  const price = useController<ProductFormValues, 'price'>({ name: 'price' }).field;
  const discount = useController<ProductFormValues, 'discount'>({ name: 'discount' }).field;
  const percent = numberFromDigits(discount.value);
  return (
    <FormSection title={texts.pricing}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field id={fieldId('price')} label={texts.price} hint={texts.priceHint} error={useFault('price')}>
          {(control) => (
            <span className="relative block">
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-muted"
              >
                $
              </span>
              <DigitsInput
                {...control}
                required
                maxLength={14}
                className="pl-7 tabular-nums"
                value={price.value}
                format={priceText}
                onValue={price.onChange}
                onBlur={price.onBlur}
              />
            </span>
          )}
        </Field>
        <Field
          id={fieldId('discount')}
          label={texts.discount}
          hint={percent > 100 ? texts.discountClamped : texts.discountHint}
          error={useFault('discount')}
        >
          {(control) => (
            <DigitsInput
              {...control}
              maxLength={5}
              className="tabular-nums"
              value={discount.value}
              format={digitsOnly}
              onValue={discount.onChange}
              onBlur={() => {
                if (discount.value === '') discount.onChange('0');
                discount.onBlur();
              }}
            />
          )}
        </Field>
      </div>
      <FinalPrice />
    </FormSection>
  );
}

function FinalPrice() {
  const [price, discount] = useWatch<ProductFormValues, ['price', 'discount']>({
    name: ['price', 'discount'],
  });
  const priced = { price: numberFromDigits(price), discount: numberFromDigits(discount) };
  if (priced.price === 0 || priced.discount === 0) return null;
  return <p className="font-semibold tabular-nums">{texts.finalPrice(formatMoney(finalPrice(priced)))}</p>;
}
