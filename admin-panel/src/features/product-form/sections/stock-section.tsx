import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '#ui/form/field.tsx';
import { digitsOnly } from '../values/digits.ts';
import { DigitsInput } from '#ui/form/digits-input.tsx';
import { fieldId } from '../field-ids.ts';
import { useFault, useFormSurroundings } from '../form-context.ts';
import { Choice, FieldGroup } from './form-section.tsx';
import {
  type ProductFormValues,
  type StockMode,
  gridOf,
  keepsStockPerVariant,
  listedColorNames,
  totalStock,
} from '../values/product-form-values.ts';
import { hasAxes } from '../values/stock-grid.ts';
import { StockGrid } from './stock-grid-table.tsx';
import { texts } from '../texts.ts';

/** One number, or a number for each size and colour. */
export function StockSection() {
  const { isNew } = useFormSurroundings();
  const { setValue } = useFormContext<ProductFormValues>();
  const values = useWatch<ProductFormValues>() as ProductFormValues;
  const mode = useController<ProductFormValues, 'stockMode'>({ name: 'stockMode' }).field;
  const cells = useController<ProductFormValues, 'cells'>({ name: 'cells' }).field;
  const divisible = hasAxes({ sizes: values.sizes, colorNames: listedColorNames(values) });
  const choose = (chosen: StockMode) => {
    // What the grid adds up to is where the one number starts.
    if (chosen === 'single') setValue('stock', String(totalStock(values)), { shouldDirty: true });
    mode.onChange(chosen);
  };
  return (
    <FieldGroup path="cells" legend={texts.stock} hint={isNew ? undefined : texts.stockKept}>
      <div>
        <Choice
          name="stock-mode"
          label={texts.stockSingle}
          checked={mode.value === 'single'}
          onChoose={() => choose('single')}
        />
        <Choice
          name="stock-mode"
          label={texts.stockGrid}
          checked={mode.value === 'grid'}
          onChoose={() => choose('grid')}
        />
      </div>
      {mode.value === 'grid' && !divisible && <p className="text-muted">{texts.stockGridNeeds}</p>}
      {keepsStockPerVariant(values) ? (
        <StockGrid grid={gridOf(values)} cells={cells.value} onCells={cells.onChange} />
      ) : (
        <SingleStock />
      )}
    </FieldGroup>
  );
}

function SingleStock() {
  const { field } = useController<ProductFormValues, 'stock'>({ name: 'stock' });
  return (
    <Field id={fieldId('stock')} label={texts.stockUnits} error={useFault('stock')} className="max-w-48">
      {(control) => (
        <DigitsInput
          {...control}
          maxLength={7}
          className="tabular-nums"
          value={field.value}
          format={digitsOnly}
          onValue={field.onChange}
          onBlur={() => {
            if (field.value === '') field.onChange('0');
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
