import { isSameColor } from '@shop/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '../texts.ts';
import { type ProductFormValues, offeredColors } from '../values/product-form-values.ts';
import { ColorChips } from './picture-colors.tsx';
import { type Batch } from './place-in-batch.ts';

/** Chips that give one colour to all pictures that were uploaded together. */
export function BatchColors({ batch }: { batch: Batch }) {
  const { setValue } = useFormContext<ProductFormValues>();
  const [colorChoice, listed, pictures] = useWatch<ProductFormValues, ['colorChoice', 'colors', 'pictures']>({
    name: ['colorChoice', 'colors', 'pictures'],
  });
  const colors = offeredColors({ colorChoice, colors: listed });
  const uploaded = pictures.flatMap(({ url }, at) => (batch.includes(url) ? at : []));
  if (uploaded.length < 2 || colors.length < 2) return null;
  const isChosen = (key: string) =>
    uploaded.every((at) => {
      const [only, ...more] = pictures[at]?.colors ?? [];
      return only !== undefined && more.length === 0 && isSameColor(only, key);
    });
  const choose = (key: string) => {
    const chosen = isChosen(key) ? [] : [key];
    for (const at of uploaded) setValue(`pictures.${at}.colors`, chosen, { shouldDirty: true });
  };
  return (
    <fieldset className="rounded-panel bg-panel-2 p-3 sm:p-4">
      <legend className="float-left mb-2 w-full font-semibold">{texts.batchColors(uploaded.length)}</legend>
      <div className="clear-both flex flex-wrap gap-1.5">
        <ColorChips {...{ colors, isChosen }} onToggle={choose} />
      </div>
      <p className="mt-2 text-xs text-muted">{texts.batchColorsHint}</p>
    </fieldset>
  );
}
