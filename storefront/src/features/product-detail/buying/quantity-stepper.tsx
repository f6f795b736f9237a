import { useId, useState } from 'react';
import { MAX_UNITS_PER_LINE } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';

type StepperProps = { quantity: number; left: number; onChange: (quantity: number) => void };

/** Units to buy: from one to what is left. The field may stand empty while another figure is typed. */
export function QuantityStepper({ quantity, left, onChange }: StepperProps) {
  const id = useId();
  const [empty, setEmpty] = useState(false);
  const atLimit = quantity >= left;
  const change = (wanted: number) => {
    setEmpty(false);
    onChange(wanted);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm">
        {texts.quantity}
      </label>
      <div className="inline-flex items-center rounded-full border border-line-strong bg-white">
        <button
          type="button"
          className="icon-btn disabled:opacity-40"
          aria-label={texts.less}
          disabled={quantity <= 1}
          onClick={() => change(quantity - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          className="h-11 w-12 bg-transparent text-center tabular-nums"
          value={empty ? '' : quantity}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '');
            if (digits) change(Number(digits));
            else setEmpty(true);
          }}
          onBlur={() => setEmpty(false)}
        />
        <button
          type="button"
          className="icon-btn disabled:opacity-40"
          aria-label={texts.more}
          disabled={atLimit}
          onClick={() => change(quantity + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {quantity > MAX_UNITS_PER_LINE
          ? texts.perOrder(MAX_UNITS_PER_LINE)
          : atLimit && left > 0 && texts.limit(left)}
      </p>
    </div>
  );
}
