import { finalPrice, formatMoney, GIVEN_AWAY, isGivenAway, MAX_PRICE, type Product } from '@shop/contract';
import { useCan } from '#shared/access/permissions.ts';
import { classNames } from '#ui/class-names.ts';
import { InlineNumber } from './inline-number.tsx';
import { texts } from '../texts.ts';
import { useSaveCell } from './use-product-change.ts';

const priceFault = (price: number, discount: number) => {
  if (price <= 0) return texts.priceInvalid;
  if (price > MAX_PRICE) return texts.priceTooHigh;
  return isGivenAway({ price, discount }) ? GIVEN_AWAY : null;
};

type PriceCellProps = { product: Product; align?: 'left' | 'right' };

function ListPrice({ product, align }: PriceCellProps) {
  const save = useSaveCell(product);
  const mayChange = useCan('updateProduct');
  const { price: listPrice, discount, earlierPrice } = product;
  const price = formatMoney(listPrice);
  // Struck through only where shoppers see it so.
  const Shown = earlierPrice === undefined ? 'span' : 's';
  const shown = discount > 0 ? <Shown className="text-xs font-normal text-muted">{price}</Shown> : price;
  if (!mayChange) return shown;
  return (
    <InlineNumber
      shown={shown}
      value={listPrice}
      buttonLabel={texts.editPrice(product.title, price)}
      fieldLabel={texts.priceField(product.title)}
      faultOf={(wanted) => priceFault(wanted, discount)}
      align={align}
      onSave={(wanted, basePrice) =>
        save(
          { price: wanted, seen: { price: basePrice } },
          { price: wanted, finalPrice: finalPrice({ price: wanted, discount }) },
        )
      }
    />
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
