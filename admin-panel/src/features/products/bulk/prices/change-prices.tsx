import { type Category } from '@shop/contract';
import { useState } from 'react';
import { IfCan } from '#shared/access/if-can.tsx';
import { categoryOptions, unknownOptions } from '#shared/category-options.ts';
import { useLinkedDialog } from '#shared/hooks/use-linked-dialog.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { type Chosen } from '../use-product-selection.ts';
import { PriceDialog, type PriceDialogProps } from './price-dialog.tsx';
import { texts } from './texts.ts';
import { usePriceUndo } from './use-price-undo.tsx';

const ALL = 'all';
// Keeps the key of a category apart from the choices that are none.
const ofCategory = (key: string): string => key && `category:${key}`;

function chosenOf(choice: string): Chosen | null {
  if (choice === '') return null;
  return { filter: choice === ALL ? {} : { category: choice.replace(/^category:/, '') } };
}

type ListProps = {
  categories: readonly Category[];
  /** The category that the list shows, '' for all. */
  category: string;
};

/** Asks which products change, too. */
function ChosenPriceDialog({
  categories,
  category,
  ...dialog
}: ListProps & Pick<PriceDialogProps, 'onDone' | 'onClose'>) {
  const [choice, setChoice] = useState(ofCategory(category));
  const known = categoryOptions(categories);
  const options = [...unknownOptions([category], known), ...known].map(({ value, label }) => ({
    value: ofCategory(value),
    label,
  }));
  return (
    <PriceDialog {...dialog} title={texts.changePrices} chosen={chosenOf(choice)}>
      <SelectField
        label={texts.which}
        className="col-span-full"
        value={choice}
        onValue={setChoice}
        options={[{ value: '', label: texts.choose }, { value: ALL, label: texts.all }, ...options]}
      />
    </PriceDialog>
  );
}

/** Button that changes the prices of a category, or of all products, without a selection in the list. */
export function ChangePrices(list: ListProps) {
  const { isOpen, open, close } = useLinkedDialog('precios');
  const { onChanged, dialog } = usePriceUndo();
  return (
    <IfCan call="changePrices">
      <Button icon="tag" className="max-sm:order-first" onClick={open}>
        {texts.open}
      </Button>
      {isOpen && (
        <ChosenPriceDialog
          {...list}
          onDone={(change) => {
            close();
            onChanged(change);
          }}
          onClose={close}
        />
      )}
      {dialog}
    </IfCan>
  );
}
