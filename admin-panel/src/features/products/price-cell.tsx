import { MAX_PRICE, type Product, finalPrice, formatMoney, groupDigits } from '@shop/contract';
import { InlineNumber } from './inline-number.tsx';
import { texts } from './texts.ts';
import { useCellChange } from './use-cell-change.ts';

const priceFault = (price: number) => {
  if (price <= 0) return texts.priceInvalid;
  return price > MAX_PRICE ? texts.priceTooHigh : null;
};

/** The list price, to be changed in place. */
export function PriceCell({ product, align }: { product: Product; align?: 'left' | 'right' }) {
  const save = useCellChange(product);
  return (
    <InlineNumber
      shown={formatMoney(product.price)}
      value={product.price}
      buttonLabel={texts.editPrice(product.title, formatMoney(product.price))}
      fieldLabel={texts.priceField(product.title)}
      format={groupDigits}
      faultOf={priceFault}
      align={align}
      onSave={(price) =>
        save({ price }, { price, finalPrice: finalPrice({ price, discount: product.discount }) })
      }
    />
  );
}
