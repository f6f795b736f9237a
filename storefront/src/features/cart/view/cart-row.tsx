import { useEffect, useRef } from 'react';
import { Link } from '#shared/router/index.ts';
import { formatMoney } from '@shop/web-kit/format';
import { Icon } from '@shop/web-kit/icons';
import { paths } from '#shared/paths.ts';
import { Picture } from '#shared/picture.tsx';
import { isGone, type CartLine } from '../lines/cart-lines.ts';
import { LineStepper } from './line-quantity.tsx';
import { texts } from '../texts.ts';

type CartRowProps = {
  line: CartLine;
  /** Whether it has just been put back. */
  restored: boolean;
  setQuantity: (quantity: number) => void;
  remove: () => void;
};

const variant = ({ size, color }: CartLine) =>
  [size && texts.size(size), color && texts.color(color)].filter(Boolean).join(' · ');

/** One line of the cart; what is not sold any more is struck through, and can only be taken out. */
export function CartRow({ line, restored, setQuantity, remove }: CartRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (restored) link.current?.focus();
  }, [restored]);
  const { id, slug, name, image, price, quantity } = line;
  const product = paths.product(slug ?? id);
  const gone = isGone(line);
  const Shown = gone ? 's' : 'span';
  return (
    <li className="grid grid-cols-[88px_1fr] gap-4 py-5 sm:grid-cols-[112px_1fr]">
      <Link to={product} tabIndex={-1} aria-hidden="true">
        <Picture
          url={image}
          alt=""
          width={112}
          height={140}
          sizes="(min-width: 40rem) 112px, 88px"
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
            <Shown>{name}</Shown>
          </Link>
          <p className={`font-semibold tabular-nums ${gone ? 'text-muted' : ''}`}>
            <Shown>{formatMoney(price * quantity)}</Shown>
          </p>
        </div>
        <p className="text-sm text-ink-soft">{variant(line)}</p>
        <p className="text-sm text-muted tabular-nums">{texts.each(formatMoney(price))}</p>
        <div className="mt-auto flex flex-wrap items-start justify-between gap-2 pt-2">
          {gone ? (
            <p className="inline-flex min-h-11 items-center font-medium text-danger">{texts.gone}</p>
          ) : (
            <LineStepper line={line} onChange={setQuantity} />
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
