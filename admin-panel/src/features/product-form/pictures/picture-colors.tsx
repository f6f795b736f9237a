import { isSameColor } from '@shop/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '#ui/class-names.ts';
import { texts } from '../texts.ts';
import { type ProductFormValues, offeredColors } from '../values/product-form-values.ts';

type ColorChipsProps = {
  colors: ReturnType<typeof offeredColors>;
  isChosen: (key: string) => boolean;
  onToggle: (key: string) => void;
};

export const ColorChips = ({ colors, isChosen, onToggle }: ColorChipsProps) =>
  colors.map(({ key, name, value }) => (
    <button
      key={key}
      type="button"
      aria-pressed={isChosen(key)}
      onClick={() => onToggle(key)}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-3 text-sm sm:min-h-8',
        isChosen(key) ? 'border-wine bg-blush font-semibold' : 'border-line-strong bg-panel hover:border-ink',
      )}
    >
      <span
        aria-hidden
        className="size-4 rounded-full border border-line-strong"
        style={{ backgroundColor: value }}
      />
      {name}
    </button>
  ));

/** Chips of the product's colours, for the ones that a picture shows; none stands for all. */
export function PictureColors({ at }: { at: number }) {
  const { getValues, setValue } = useFormContext<ProductFormValues>();
  const [colorChoice, listed, chosen] = useWatch<
    ProductFormValues,
    ['colorChoice', 'colors', `pictures.${number}.colors`]
  >({ name: ['colorChoice', 'colors', `pictures.${at}.colors`] });
  const colors = offeredColors({ colorChoice, colors: listed });
  if (colors.length < 2) return null;
  const toggle = (key: string) => {
    const before = getValues(`pictures.${at}.colors`);
    const others = before.filter((other) => !isSameColor(other, key));
    const after = others.length < before.length ? others : [...before, key];
    setValue(`pictures.${at}.colors`, after, { shouldDirty: true });
  };
  const isChosen = (key: string) => chosen.some((other) => isSameColor(other, key));
  const hint = colors.some(({ key }) => isChosen(key)) ? texts.pictureColorsSome : texts.pictureColorsAll;
  return (
    <fieldset>
      <legend className="sr-only">{texts.pictureColors(at + 1)}</legend>
      <div className="flex flex-wrap items-center gap-1.5">
        <ColorChips colors={colors} isChosen={isChosen} onToggle={toggle} />
        <span className="text-xs text-muted">{hint}</span>
      </div>
    </fieldset>
  );
}
