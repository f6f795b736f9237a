import { useEffect, useRef } from 'react';
import { Link } from '#shared/router/router.tsx';
import { formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/navigation/paths.ts';
import { NetPrice } from '#shared/net-price.tsx';
import { Picture } from '#shared/picture.tsx';
import { isUnavailable, type CartLine } from '../lines/cart-lines.ts';
import { LineQuantity } from './line-quantity.tsx';
import { texts } from '../texts.ts';

type CartRowProps = {
  line: CartLine;
  /** True for a line that was just restored: it takes the focus. */
  isRestored: boolean;
  isInFirstView: boolean;
  setQuantity: (quantity: number) => void;
  remove: () => void;
};

const variant = ({ size, color }: CartLine) =>
  [size && texts.size(size), color && texts.color(color)].filter(Boolean).join(' · ');

export function CartRow({ line, isRestored, isInFirstView, setQuantity, remove }: CartRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isRestored) link.current?.focus();
  }, [isRestored]);
  const { id, slug, name, image, color, price, quantity } = line;
  const product = paths.product({ slug, _id: id }, color);
  const isStruck = isUnavailable(line);
  const Text = isStruck ? 's' : 'span';
  return (
    <li className="grid grid-cols-[88px_1fr] gap-4 py-5 sm:grid-cols-[112px_1fr]">
      <Link to={product} tabIndex={-1} aria-hidden="true">
        <Picture
          url={image}
          alt=""
          width={112}
          height={140}
          sizes="(min-width: 40rem) 112px, 88px"
          eager={isInFirstView}
          className="aspect-[4/5] w-full rounded-image bg-sand object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Link
            ref={link}
            to={product}
            className="min-w-0 font-medium break-words hover:text-wine hover:underline"
          >
            <Text>{name}</Text>
          </Link>
          <p className={`font-semibold tabular-nums ${isStruck ? 'text-muted' : ''}`}>
            <Text>{formatMoney(price * quantity)}</Text>
          </p>
        </div>
        <p className="text-sm text-ink-soft">{variant(line)}</p>
        <p className="text-sm text-muted tabular-nums">{texts.each(formatMoney(price))}</p>
        {!isStruck && <NetPrice price={price} />}
        <div className="mt-auto flex flex-wrap items-start justify-between gap-2 pt-2">
          {isStruck ? (
            <p className="inline-flex min-h-11 items-center font-medium text-danger">{texts.unavailable}</p>
          ) : (
            <LineQuantity line={line} onChange={setQuantity} />
          )}
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm text-ink-soft underline underline-offset-4 hover:text-wine"
            aria-label={texts.removeLine(name)}
            onClick={remove}
          >
            <Icon name="trash-2" className="size-4" />
            {texts.remove}
          </button>
        </div>
      </div>
    </li>
  );
}
