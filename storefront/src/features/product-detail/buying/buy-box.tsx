import { useRef, type ReactNode, type Ref } from 'react';
import { LOW_STOCK_AT } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { texts } from '../texts.ts';
import { ColorPicker } from './color-picker.tsx';
import { QuantityPicker } from './quantity-picker.tsx';
import { SizePicker } from './size-picker.tsx';
import type { VariantChoice } from './use-variant-choice.ts';

type BuyBoxProps = {
  choice: VariantChoice;
  soldOut: boolean;
  sizeAside?: ReactNode;
  buttonRef?: Ref<HTMLButtonElement>;
};

const stockHint = (left: number) =>
  left > 0 && left <= LOW_STOCK_AT && (left === 1 ? texts.last : texts.left(left));

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
            <QuantityPicker {...choice} />
            <p role="status" className="text-sm font-semibold text-wine empty:hidden">
              {choice.size !== null && stockHint(choice.left)}
            </p>
          </div>
          <button ref={buttonRef} type="button" className="btn btn-primary w-full text-lg" onClick={buy}>
            <Icon name="shopping-bag" />
            {texts.add}
          </button>
          <p role="status" className="rounded-input bg-warn-soft p-3 text-sm font-medium empty:hidden">
            {choice.isRefused && choice.limit}
          </p>
        </>
      )}
    </div>
  );
}
