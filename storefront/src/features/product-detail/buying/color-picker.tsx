import { useId } from 'react';
import type { VariantChoice } from './use-variant-choice.ts';
import { texts } from '../texts.ts';

const swatch =
  'relative block size-8 overflow-hidden rounded-full border border-line-strong group-has-checked/color:outline-2 group-has-checked/color:outline-offset-4 group-has-checked/color:outline-wine';
const strike = 'after:absolute after:inset-x-0 after:top-1/2 after:h-0.5 after:-rotate-45 after:bg-ink';

/** A sold-out color can still be looked at; its sizes are sold out. */
export function ColorPicker({
  colors,
  color,
  chooseColor,
}: Pick<VariantChoice, 'colors' | 'color' | 'chooseColor'>) {
  const name = useId();
  if (colors.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm">
        {texts.color} <strong>{color}</strong>
      </legend>
      <div className="flex flex-wrap gap-2">
        {colors.map((option) => {
          const isSoldOut = option.left < 1;
          return (
            <label
              key={option.name}
              title={option.name}
              className="group/color relative flex min-w-11 flex-col items-center rounded-input text-xs text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 z-10 size-full cursor-pointer opacity-0"
                checked={option.name === color}
                aria-disabled={isSoldOut || undefined}
                onChange={() => chooseColor(option.name)}
                aria-label={isSoldOut ? `${option.name}, ${texts.soldOut}` : option.name}
              />
              <span aria-hidden="true" className="flex size-11 items-center justify-center">
                <span
                  className={`${swatch} ${isSoldOut ? strike : ''}`}
                  style={{ backgroundColor: option.value }}
                />
              </span>
              {isSoldOut && <span aria-hidden="true">{texts.soldOutProduct}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
