import { useState } from 'react';
import { MAX_UNITS_PER_LINE } from '@shop/contract';
import { QuantityStepper } from '#shared/ui/quantity-stepper.tsx';
import { quantityCap, type CartLine } from '../lines/cart-lines.ts';
import { texts } from '../texts.ts';

type LineQuantityProps = { line: CartLine; onChange: (quantity: number) => void };

/** Applies a typed number on blur or Enter, so the field may be empty meanwhile. */
export function LineQuantity({ line, onChange }: LineQuantityProps) {
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
        className="w-10"
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
