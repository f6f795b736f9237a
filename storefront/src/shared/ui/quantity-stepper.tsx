import type { ComponentProps } from 'react';
import { Icon } from '@shop/web-kit/icons';

type QuantityStepperProps = Omit<ComponentProps<'input'>, 'onChange'> & {
  quantity: number;
  min?: number;
  max: number;
  labels: { less: string; more: string };
  onStep: (quantity: number) => void;
  onType: (digits: string) => void;
};

export const QuantityStepper = ({
  quantity,
  min = 0,
  max,
  labels,
  onStep,
  onType,
  className,
  ...input
}: QuantityStepperProps) => (
  <div className="inline-flex items-center rounded-full border border-line-strong bg-white">
    <button
      type="button"
      className="icon-btn disabled:opacity-40"
      aria-label={labels.less}
      disabled={quantity <= min}
      onClick={() => onStep(quantity - 1)}
    >
      <Icon name="minus" />
    </button>
    <input
      inputMode="numeric"
      autoComplete="off"
      className={`h-11 bg-transparent text-center tabular-nums ${className}`}
      onChange={({ target }) => onType(target.value.replace(/\D/g, ''))}
      {...input}
    />
    <button
      type="button"
      className="icon-btn disabled:opacity-40"
      aria-label={labels.more}
      disabled={quantity >= max}
      onClick={() => onStep(quantity + 1)}
    >
      <Icon name="plus" />
    </button>
  </div>
);
