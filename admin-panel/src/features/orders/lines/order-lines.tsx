import { type OrderItem } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { ProductPicture } from './product-picture.tsx';
import { texts } from '../texts.ts';

const traitsOf = ({ quantity, size, color }: OrderItem): string =>
  [texts.quick.quantity(quantity), size && texts.quick.size(size), color && texts.quick.color(color)]
    .filter(Boolean)
    .join(' · ');

/** The products of an order; with the unit price where there is room for it. */
export const OrderLines = ({ items, unitPrices = false }: { items: OrderItem[]; unitPrices?: boolean }) => (
  <ul className="divide-y divide-line">
    {items.map((item, index) => (
      <li key={`${item.productId}${item.size}${item.color}${index}`} className="flex items-center gap-3 py-3">
        <ProductPicture src={item.image} />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{item.title}</p>
          <p className="text-xs text-muted">{traitsOf(item)}</p>
          {unitPrices && (
            <p className="text-xs text-muted tabular-nums">{texts.quick.unit(formatMoney(item.price))}</p>
          )}
        </div>
        <p className="font-semibold tabular-nums">{formatMoney(item.price * item.quantity)}</p>
      </li>
    ))}
  </ul>
);
