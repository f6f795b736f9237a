import { type OrderItem } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { Icon } from '@shop/web-kit/icons';
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

export const OrderLines = ({ items, unitPrices = false }: { items: OrderItem[]; unitPrices?: boolean }) => (
  <ul className="divide-y divide-line">
    {items.map((item, index) => (
      <li
        key={`${item.productId}${item.size}${item.color}${index}`}
        className="flex items-center gap-3 py-2 sm:py-3"
      >
        <ProductPicture src={item.image} />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <p className="font-medium">{item.title}</p>
          <p className="font-semibold tabular-nums">{formatMoney(item.price * item.quantity)}</p>
          <div className="col-span-full flex flex-wrap gap-x-3 text-xs text-muted">
            <p>{describe(item)}</p>
            {unitPrices && <p className="tabular-nums">{texts.quick.unit(formatMoney(item.price))}</p>}
          </div>
        </div>
      </li>
    ))}
  </ul>
);
