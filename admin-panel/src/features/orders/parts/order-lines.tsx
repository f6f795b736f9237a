import { type OrderItem } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { type ReactNode, useState } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { classNames } from '#ui/class-names.ts';
import { texts } from '../texts.ts';

const describe = ({ quantity, size, color }: OrderItem): string =>
  [texts.quick.quantity(quantity), size && texts.quick.size(size), color && texts.quick.color(color)]
    .filter(Boolean)
    .join(' · ');

const pictureStyles = 'h-13 w-10 shrink-0 rounded-lg bg-neutral-soft sm:h-15 sm:w-12';

/** Is decorative, because the product's title stands beside it. */
export function ProductPicture({ src }: { src: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (!src || isBroken) {
    return (
      <span className={`grid place-items-center text-muted ${pictureStyles}`}>
        <Icon name="image" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={48}
      height={60}
      loading="lazy"
      onError={() => setIsBroken(true)}
      className={`object-cover ${pictureStyles}`}
    />
  );
}

type DescriptionProps = { item: OrderItem; unitPrices: boolean };

const Description = ({ item, unitPrices }: DescriptionProps) => (
  <>
    <p>{describe(item)}</p>
    {unitPrices && <p className="tabular-nums">{texts.quick.unit(formatMoney(item.price))}</p>}
  </>
);

type OrderLinesProps = {
  items: OrderItem[];
  unitPrices?: boolean;
  /** Renders a line with its size and colour to choose; `description` says what was bought. */
  variantOf?: (index: number, description: ReactNode) => ReactNode;
};

export const OrderLines = ({ items, unitPrices = false, variantOf }: OrderLinesProps) => (
  <ul className="divide-y divide-line">
    {items.map((item, index) => {
      const description = <Description item={item} unitPrices={unitPrices} />;
      return (
        <li
          key={`${item.productId}${item.size}${item.color}${index}`}
          className={classNames('flex items-center gap-3', variantOf ? 'py-1 sm:py-2' : 'py-2 sm:py-3')}
        >
          <ProductPicture src={item.image} />
          <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <p className="font-medium">{item.title}</p>
            <p className="font-semibold tabular-nums">{formatMoney(item.price * item.quantity)}</p>
            <div
              className={classNames(
                'col-span-full flex flex-wrap items-center gap-x-3 text-xs text-muted',
                // The choice comes with the product, and moves nothing as it appears.
                variantOf && 'min-h-11',
              )}
            >
              {variantOf ? variantOf(index, description) : description}
            </div>
          </div>
        </li>
      );
    })}
  </ul>
);
