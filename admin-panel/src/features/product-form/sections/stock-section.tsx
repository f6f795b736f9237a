import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useFormSurroundings } from '../form-context.ts';
import { DigitsField } from './form-fields.tsx';
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
import { SkuFields } from './sku-fields.tsx';
import { StockGrid } from './stock-grid-table.tsx';
import { texts } from '../texts.ts';

export function StockSection() {
  const { isNew } = useFormSurroundings();
  const { setValue } = useFormContext<ProductFormValues>();
  const values = useWatch<ProductFormValues>() as ProductFormValues;
  const mode = useController<ProductFormValues, 'stockMode'>({ name: 'stockMode' }).field;
  const cells = useController<ProductFormValues, 'cells'>({ name: 'cells' }).field;
  const hasCombinations = hasAxes({ sizes: values.sizes, colorNames: listedColorNames(values) });
  const choose = (chosen: StockMode) => {
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
      {mode.value === 'grid' && !hasCombinations && <p className="text-muted">{texts.stockGridNeeds}</p>}
      {keepsStockPerVariant(values) ? (
        <>
          <StockGrid grid={gridOf(values)} cells={cells.value} onCells={cells.onChange} />
          <SkuFields grid={gridOf(values)} />
        </>
      ) : (
        <DigitsField
          path="stock"
          label={texts.stockUnits}
          maxLength={7}
          emptyValue="0"
          className="max-w-48"
        />
      )}
    </FieldGroup>
  );
}
