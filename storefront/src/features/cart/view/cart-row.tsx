import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { MAX_UNITS_PER_LINE } from '@shop/contract';
import { Link } from '#shared/router/router.tsx';
import { paths } from '#shared/navigation/paths.ts';
import { NetPrice } from '#shared/net-price.tsx';
import { Picture } from '#shared/picture.tsx';
import { QuantityStepper } from '#shared/ui/quantity-stepper.tsx';
import type { CartLine } from '#shared/cart-line.ts';
import { isUnavailable, quantityCap } from '../lines/cart-lines.ts';
import { texts } from '../texts.ts';

type LineQuantityProps = { line: CartLine; onChange: (quantity: number) => void };

/** Applies a typed number on blur or Enter, so the field may be empty meanwhile. */
function LineQuantity({ line, onChange }: LineQuantityProps) {
  const { name, quantity, stock } = line;
  const [typed, setTyped] = useState<string | null>(null);
  const cap = quantityCap(line);
  const applyTyped = () => {
    if (typed) onChange(Number(typed));
    setTyped(null);
  };
  return (
    <div>
      <QuantityStepper
        quantity={quantity}
        max={Math.min(cap, MAX_UNITS_PER_LINE)}
        labels={{ less: texts.less(name), more: texts.more(name) }}
        onStep={onChange}
        onType={(digits) => setTyped(digits.slice(0, 3))}
        aria-label={texts.quantity(name)}
        className="w-11"
        value={typed ?? quantity}
        onBlur={applyTyped}
        onKeyDown={({ key }) => key === 'Enter' && applyTyped()}
      />
      <p role="status" className="mt-1 max-w-56 text-sm text-muted empty:hidden">
        {quantity >= MAX_UNITS_PER_LINE ? (
          <span className={quantity > MAX_UNITS_PER_LINE ? 'font-medium text-danger' : undefined}>
            {texts.lineTooLarge(MAX_UNITS_PER_LINE)}
          </span>
        ) : (
          quantity >= cap && stock !== undefined && texts.limit(stock)
        )}
      </p>
    </div>
  );
}

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
          className="aspect-[4/5] w-full rounded-panel bg-sand object-cover"
        />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <Link
            ref={link}
            to={product}
            className="-my-2.5 min-w-0 py-2.5 font-medium break-words hover:text-wine hover:underline"
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
