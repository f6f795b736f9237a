import { useId } from 'react';
import type { VariantChoice } from './use-variant-choice.ts';
import { texts } from '../texts.ts';

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
        {colors.map((option) => (
          <label
            key={option.name}
            title={option.name}
            className="relative inline-flex size-11 items-center justify-center rounded-full border-2 border-transparent has-checked:border-wine has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={option.name === color}
              onChange={() => chooseColor(option.name)}
              aria-label={option.left > 0 ? option.name : `${option.name}, ${texts.soldOut}`}
            />
            <span
              aria-hidden="true"
              className={`size-8 rounded-full border border-line-strong ${option.left > 0 ? '' : 'opacity-40'}`}
              style={{ backgroundColor: option.value }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
