import { formatMoney } from '@shop/web-kit/format';
import { Picture } from '#shared/picture.tsx';
import { texts } from './texts.ts';

type Item = {
  title: string;
  image: string;
  price: number;
  quantity: number;
  size?: string | null;
  color?: string | null;
};

export const variantText = ({ size, color }: Pick<Item, 'size' | 'color'>): string =>
  [size && texts.item.size(size), color && texts.item.color(color)].filter(Boolean).join(' · ');

export const ItemList = ({ items }: { items: readonly Item[] }) => (
  <ul className="divide-y divide-line">
    {items.map((item, index) => (
      <li key={index} className="flex items-start gap-4 py-3">
        <Picture
          url={item.image}
          alt=""
          width={64}
          height={80}
          sizes="64px"
          className="h-[80px] w-[64px] shrink-0 rounded-sm bg-sand object-cover"
        />
        <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
          <div className="min-w-0 flex-[1_1_8rem]">
            <p className="font-medium break-words">{item.title}</p>
            <p className="text-sm text-ink-soft">{variantText(item)}</p>
            <p className="text-sm text-muted tabular-nums">
              {texts.item.units(item.quantity, formatMoney(item.price))}
            </p>
          </div>
          <p className="font-medium tabular-nums">{formatMoney(item.price * item.quantity)}</p>
        </div>
      </li>
    ))}
  </ul>
);
