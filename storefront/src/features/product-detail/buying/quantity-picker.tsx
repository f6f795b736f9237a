import { useId, useState } from 'react';
import { QuantityStepper } from '#shared/ui/quantity-stepper.tsx';
import { texts } from '../texts.ts';
import type { VariantChoice } from './use-variant-choice.ts';

export function QuantityPicker({ quantity, room, limit, isRefused, setQuantity }: VariantChoice) {
  const id = useId();
  const [isEmpty, setIsEmpty] = useState(false);
  const change = (next: number) => {
    setIsEmpty(false);
    setQuantity(next);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm">
        {texts.quantity}
      </label>
      <QuantityStepper
        quantity={quantity}
        min={1}
        max={room}
        labels={texts}
        onStep={change}
        onType={(digits) => (digits ? change(Number(digits)) : setIsEmpty(true))}
        id={id}
        className="w-12"
        value={isEmpty ? '' : quantity}
        onBlur={() => setIsEmpty(false)}
      />
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {!isRefused && limit}
      </p>
    </div>
  );
}
