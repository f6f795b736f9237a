import { MAX_PRICE, type Product, finalPrice, formatMoney } from '@shop/contract';
import { useState } from 'react';
import { useCan } from '#shared/access/permissions.ts';
import { FreePriceQuestion } from '#shared/free-price-question.tsx';
import { classNames } from '#ui/class-names.ts';
import { InlineNumber } from './inline-number.tsx';
import { texts } from '../texts.ts';
import { useSaveCell } from './use-product-change.ts';

const priceFault = (price: number) => {
  if (price <= 0) return texts.priceInvalid;
  return price > MAX_PRICE ? texts.priceTooHigh : null;
};

type PriceCellProps = { product: Product; align?: 'left' | 'right' };

type PriceChange = { price: number; basePrice: number };

function ListPrice({ product, align }: PriceCellProps) {
  const save = useSaveCell(product);
  const [asked, setAsked] = useState<PriceChange | null>(null);
  const shown = formatMoney(product.price);
  const mayChange = useCan('updateProduct');
  const finalOf = (price: number) => finalPrice({ price, discount: product.discount });
  const store = ({ price, basePrice }: PriceChange) =>
    save({ price, seen: { price: basePrice } }, { price, finalPrice: finalOf(price) });
  if (!mayChange) return product.discount > 0 ? <s className="text-xs text-muted">{shown}</s> : shown;
  return (
    <>
      <InlineNumber
        shown={product.discount > 0 ? <s className="text-xs font-normal text-muted">{shown}</s> : shown}
        value={product.price}
        buttonLabel={texts.editPrice(product.title, shown)}
        fieldLabel={texts.priceField(product.title)}
        faultOf={priceFault}
        align={align}
        onSave={(price, basePrice) =>
          finalOf(price) === 0 ? setAsked({ price, basePrice }) : store({ price, basePrice })
        }
      />
      <FreePriceQuestion
        products={asked ? [product.title] : []}
        onConfirm={() => asked && store(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** Shows the final price, by which the list is sorted, above the list price, which is editable in place. */
export function PriceCell({ product, align = 'right' }: PriceCellProps) {
  if (product.discount === 0) return <ListPrice product={product} align={align} />;
  return (
    <span className={classNames('inline-flex flex-col', align === 'right' ? 'items-end' : 'items-start')}>
      <span className="font-semibold">
        <span className="sr-only">{texts.finalPrice}</span>
        {formatMoney(product.finalPrice)}
      </span>
      <ListPrice product={product} align={align} />
    </span>
  );
}
