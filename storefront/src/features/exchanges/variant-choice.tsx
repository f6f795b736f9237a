import { LOW_STOCK_AT, variantName, type ExchangeableLine } from '@shop/contract';
import { texts } from './texts.ts';

type Variant = ExchangeableLine['variants'][number];

export const keyOf = ({ size, color }: Pick<Variant, 'size' | 'color'>): string =>
  JSON.stringify([size, color]);

function stockText({ stock }: Variant): string {
  if (stock === 0) return texts.soldOut;
  return stock <= LOW_STOCK_AT ? texts.left(stock) : '';
}

/** Lists what can be chosen before what is sold out, each in the order of the sizes. */
const soldOutLast = (variants: readonly Variant[]): Variant[] =>
  [...variants].sort((a, b) => Number(a.stock === 0) - Number(b.stock === 0));

type VariantChoiceProps = {
  variants: readonly Variant[];
  chosen: string | null;
  onChoose: (key: string) => void;
};

/** Lists sizes and colours with their stock; a sold-out one can be chosen, and leads to what is possible then. */
export const VariantChoice = ({ variants, chosen, onChoose }: VariantChoiceProps) => (
  <fieldset>
    <legend className="mb-2 font-medium">{texts.choose}</legend>
    <div className="flex flex-wrap gap-2">
      {soldOutLast(variants).map((variant) => (
        <label key={keyOf(variant)} className={chosen === keyOf(variant) ? 'chip chip-on' : 'chip'}>
          <input
            type="radio"
            name="variant"
            className="size-5 accent-wine"
            checked={chosen === keyOf(variant)}
            onChange={() => onChoose(keyOf(variant))}
          />
          <span className="font-medium">{variantName(variant)}</span>{' '}
          <span className="text-sm text-muted empty:hidden">{stockText(variant)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
