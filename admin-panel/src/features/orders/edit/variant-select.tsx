import { useQuery } from '@tanstack/react-query';
import { Options } from '#ui/form/input.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { nameOf } from '../sale/sale.ts';
import { sellableVariants, variantName } from '../sale/sellable-variants.ts';
import { type EditLine } from './order-draft.ts';
import { texts } from './texts.ts';
import { editedProductQuery } from './use-edit-order.ts';

type VariantSelectProps = { line: EditLine; onChange: (line: EditLine) => void };

/** Chooses another size or colour of a line; a product that is gone keeps what was bought. */
export function VariantSelect({ line, onChange }: VariantSelectProps) {
  const product = useQuery(editedProductQuery(line.productId)).data;
  const variants = product ? sellableVariants(product) : [];
  const own = variantName(line);
  if (variants.length < 2) return own ? <p className="text-xs text-muted">{own}</p> : null;
  const options = variants.map((variant) => ({
    value: variantName(variant),
    label: texts.left(variantName(variant), variant.stock),
  }));
  const isKnown = options.some(({ value }) => value === own);
  return (
    <SelectField
      label={texts.variant(nameOf(line))}
      hideLabel
      value={own}
      onValue={(name) => {
        const variant = variants.find((one) => variantName(one) === name);
        if (variant) onChange({ ...line, size: variant.size, color: variant.color });
      }}
    >
      <Options options={isKnown ? options : [{ value: own, label: own }, ...options]} />
    </SelectField>
  );
}
