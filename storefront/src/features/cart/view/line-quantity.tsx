import { useState } from 'react';
import { MAX_UNITS_PER_LINE } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { quantityCap, type CartLine } from '../lines/cart-lines.ts';
import { isLineTooLarge } from '../lines/order-size.ts';
import { texts } from '../texts.ts';

type LineStepperProps = { line: CartLine; onChange: (quantity: number) => void };

const step = 'icon-btn disabled:opacity-40';

/** The units of a line. A typed figure counts when the field is left, so that it may be empty meanwhile. */
export function LineStepper({ line, onChange }: LineStepperProps) {
  const { name, quantity, stock } = line;
  const [typed, setTyped] = useState<string | null>(null);
  const atLimit = quantity >= quantityCap(line);
  const settle = () => {
    if (typed) onChange(Number(typed));
    setTyped(null);
  };
  return (
    <div>
      <div className="inline-flex items-center rounded-full border border-line-strong bg-white">
        <button
          type="button"
          className={step}
          aria-label={texts.less(name)}
          onClick={() => onChange(quantity - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={texts.quantity(name)}
          className="h-11 w-10 bg-transparent text-center tabular-nums"
          value={typed ?? quantity}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 3))}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
        <button
          type="button"
          className={step}
          aria-label={texts.more(name)}
          disabled={atLimit}
          onClick={() => onChange(quantity + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p role="status" className="mt-1 max-w-56 text-sm text-muted empty:hidden">
        {isLineTooLarge(line) ? (
          <span className="font-medium text-danger">{texts.lineTooLarge(MAX_UNITS_PER_LINE)}</span>
        ) : (
          atLimit && stock !== undefined && texts.limit(stock)
        )}
      </p>
    </div>
  );
}
