import { useRef, type ReactNode } from 'react';
import { Icon } from '@shop/web-kit/icons';
import { ColorPicker } from './color-picker.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { SizePicker } from './size-picker.tsx';
import { StockHint } from './stock-hint.tsx';
import { texts } from '../texts.ts';
import type { ChoiceState } from './use-variant-choice.ts';

type BuyBoxProps = {
  choice: ChoiceState;
  soldOut: boolean;
  /** Beside the sizes: the way to the size guide. */
  sizeAside?: ReactNode;
  buttonRef?: React.Ref<HTMLButtonElement>;
};

/** Colour, size, quantity and the button that puts them in the cart. */
export function BuyBox({ choice, soldOut, sizeAside, buttonRef }: BuyBoxProps) {
  const sizes = useRef<HTMLFieldSetElement>(null);
  const buy = () => {
    if (choice.add()) return;
    const size = (which: string) => sizes.current?.querySelector<HTMLInputElement>(which);
    (size('input:checked') ?? size('label:not(.line-through) input'))?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <ColorPicker {...choice} />
      <SizePicker {...choice} aside={sizeAside} groupRef={sizes} />
      {soldOut ? (
        <p className="btn bg-sand text-ink-soft">{texts.soldOutProduct}</p>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <QuantityStepper quantity={choice.quantity} left={choice.left} onChange={choice.setQuantity} />
            <StockHint left={choice.size === null ? 0 : choice.left} />
          </div>
          <button ref={buttonRef} type="button" className="btn btn-primary w-full text-lg" onClick={buy}>
            <Icon name="shopping-bag" />
            {texts.add}
          </button>
        </>
      )}
    </div>
  );
}
