import { useId, type ReactNode, type Ref } from 'react';
import type { Product } from '@shop/contract';
import type { VariantChoice } from './use-variant-choice.ts';
import { texts } from '../texts.ts';

type SizePickerProps = Pick<VariantChoice, 'sizes' | 'size' | 'error' | 'chooseSize'> & {
  /** Links beside the word. */
  help?: ReactNode;
  fit?: Product['fit'];
  groupRef?: Ref<HTMLFieldSetElement>;
};

const box =
  'relative inline-flex min-h-11 min-w-12 flex-col items-center justify-center rounded-full border bg-white px-4 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
const available =
  'border-line-strong hover:border-wine has-checked:border-wine has-checked:bg-blush has-checked:text-wine';
const soldOut = 'border-dashed border-line-strong py-0.5 leading-tight text-muted';

/** A sold-out size can be focused and pressed, but not chosen. */
export function SizePicker({ sizes, size, error, chooseSize, help, fit, groupRef }: SizePickerProps) {
  const name = useId();
  const errorId = `${name}-error`;
  if (sizes.length === 0) return null;
  return (
    <fieldset ref={groupRef} aria-describedby={error ? errorId : undefined}>
      <legend className="sr-only">{texts.size}</legend>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        <span aria-hidden="true" className="mr-auto">
          {texts.size} <strong>{size}</strong>
        </span>
        {help}
      </div>
      <div className="flex flex-wrap gap-2">
        {sizes.map((option) => {
          const isSoldOut = option.left < 1;
          return (
            <label key={option.name} className={`${box} ${isSoldOut ? soldOut : available}`}>
              <input
                type="radio"
                name={name}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                checked={option.name === size}
                aria-disabled={isSoldOut || undefined}
                onChange={() => chooseSize(option.name)}
                aria-label={isSoldOut ? `${option.name}, ${texts.soldOut}` : option.name}
              />
              <span aria-hidden="true" className={isSoldOut ? 'line-through' : ''}>
                {option.name}
              </span>
              {isSoldOut && (
                <span aria-hidden="true" className="text-xs font-normal">
                  {texts.soldOutProduct}
                </span>
              )}
            </label>
          );
        })}
      </div>
      {fit && <p className="mt-2 text-sm text-ink-soft">{texts.fits[fit]}</p>}
      <p id={errorId} role="alert" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
