import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SelectField } from '#ui/form/field.tsx';
import { nameOf } from '../sale/sale.ts';
import { sellableVariants, variantName } from '../sale/sellable-variants.ts';
import { type EditLine } from './order-draft.ts';
import { texts } from './texts.ts';
import { editedProductQuery } from './use-edit-order.ts';

type VariantSelectProps = {
  line: EditLine;
  onChange: (line: EditLine) => void;
  /** Stands for a line whose product is gone, or has nothing to choose from. */
  otherwise: ReactNode;
  /** Stands before the choice. */
  lead?: ReactNode;
};

/** Chooses another size or colour of a line; a product that is gone keeps what was bought. */
export function VariantSelect({ line, onChange, otherwise, lead }: VariantSelectProps) {
  const product = useQuery(editedProductQuery(line.productId)).data;
  const variants = product ? sellableVariants(product) : [];
  const own = variantName(line);
  const [bought] = useState(own);
  if (variants.length < 2) return otherwise;
  const options = variants.map((variant) => {
    const value = variantName(variant);
    // Units that are left count only for another choice; the order holds what was bought.
    return {
      value,
      label: value === own ? own : texts.left(value, variant.stock),
      disabled: variant.stock === 0 && value !== own && value !== bought,
    };
  });
  const isKnown = options.some(({ value }) => value === own);
  return (
    <>
      {lead && <div>{lead}</div>}
      <div className="min-w-0 flex-1 basis-32 sm:max-w-60">
        <SelectField
          label={texts.variant(nameOf(line))}
          hideLabel
          value={own}
          onValue={(name) => {
            const variant = variants.find((one) => variantName(one) === name);
            if (variant) onChange({ ...line, size: variant.size, color: variant.color });
          }}
          options={isKnown ? options : [{ value: own, label: own }, ...options]}
        />
      </div>
    </>
  );
}
