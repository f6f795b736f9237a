import { type OrderItem } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useState } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

const describe = ({ quantity, size, color }: OrderItem): string =>
  [texts.quick.quantity(quantity), size && texts.quick.size(size), color && texts.quick.color(color)]
    .filter(Boolean)
    .join(' · ');

const pictureStyles = 'h-15 w-12 shrink-0 rounded-lg bg-neutral-soft';

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
      <li key={`${item.productId}${item.size}${item.color}${index}`} className="flex items-center gap-3 py-3">
        <ProductPicture src={item.image} />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{item.title}</p>
          <p className="text-xs text-muted">{describe(item)}</p>
          {unitPrices && (
            <p className="text-xs text-muted tabular-nums">{texts.quick.unit(formatMoney(item.price))}</p>
          )}
        </div>
        <p className="font-semibold tabular-nums">{formatMoney(item.price * item.quantity)}</p>
      </li>
    ))}
  </ul>
);
