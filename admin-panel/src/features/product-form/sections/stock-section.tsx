import { Icon } from '@shop/web-kit/icons';
import { type KeyboardEvent, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Input } from '#ui/form/input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { fieldId, useFault, useFormSurroundings } from '../form-context.ts';
import { texts } from '../texts.ts';
import {
  gridOf,
  keepsStockPerVariant,
  listedColorNames,
  type ProductFormValues,
  type StockMode,
  totalStock,
} from '../values/product-form-values.ts';
import {
  filledCells,
  gridTotal,
  hasAxes,
  type StockCell,
  type StockGridRow,
  withCell,
} from '../values/stock-grid.ts';
import { FillCells } from './fill-cells.tsx';
import { DigitsField } from './form-fields.tsx';
import { Choice, FieldGroup } from './form-section.tsx';

/** Moves the focus on Enter, which would send the form and is the key that a phone's keyboard has in place of Tab. */
function goToNextInput(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const group = event.currentTarget.closest('table, details');
  const inputs = [...(group?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
}

const MAX_SKU = 60;

type SkuFieldProps = { at: number; cell: StockCell; value: string; onValue: (sku: string) => void };

const SkuField = ({ at, cell, value, onValue }: SkuFieldProps) => (
  <TextField
    id={fieldId(`skus.${at}`)}
    label={texts.skuOf(cell.size, cell.color)}
    error={useFault(`skus.${at}`)}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={MAX_SKU}
    enterKeyHint="next"
    value={value}
    onKeyDown={goToNextInput}
    onValue={onValue}
  />
);

/** SKU of each variant, folded until one is typed or refused; the order is that of the body's variants. */
function SkuFields({ grid }: { grid: readonly StockGridRow[] }) {
  const { field } = useController<ProductFormValues, 'skus'>({ name: 'skus' });
  const { faults } = useFormSurroundings();
  const [isOpen, setIsOpen] = useState(false);
  const cells = grid.flatMap((row) => row.cells);
  const skuOf = ({ key }: StockCell) => field.value[key] ?? '';
  const filled = cells.filter((cell) => skuOf(cell).trim()).length;
  return (
    <details
      open={isOpen || faults.some((fault) => fault.field.startsWith('skus.'))}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group rounded-panel border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" className="size-4 shrink-0 transition-transform group-open:rotate-90" />
        <span className="font-semibold">{texts.skuTitle}</span>
        <span className="text-sm text-muted tabular-nums">{texts.skuCount(filled, cells.length)}</span>
      </summary>
      <div className="space-y-3 px-4 pb-4">
        <p className="text-sm text-muted">{texts.skuHint}</p>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {cells.map((cell, at) => (
            <SkuField
              key={cell.key}
              at={at}
              cell={cell}
              value={skuOf(cell)}
              onValue={(sku) => field.onChange({ ...field.value, [cell.key]: sku })}
            />
          ))}
        </div>
      </div>
    </details>
  );
}

type Cells = Record<string, string>;
type StockGridProps = { grid: StockGridRow[]; cells: Cells; onCells: (cells: Cells) => void };

function StockGrid({ grid, cells, onCells }: StockGridProps) {
  const colors = grid[0]?.cells.map(({ color }) => color) ?? [];
  return (
    <div className="space-y-3">
      <FillCells grid={grid} onFill={(typed, part) => onCells(filledCells(cells, grid, typed, part))} />
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <div className="overflow-x-auto" role="region" aria-label={texts.stockTable} tabIndex={0}>
        <table className="border-separate border-spacing-x-2 border-spacing-y-1 text-left">
          <caption className="sr-only">{texts.stockTable}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="pr-2 font-semibold">
                {texts.size}
              </th>
              {colors.map((color) => (
                <th key={color ?? ''} scope="col" className="font-semibold">
                  {color ?? texts.anyColor}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.map((row) => (
              <tr key={row.size ?? ''}>
                <th scope="row" className="pr-2 font-semibold">
                  {row.size ?? texts.anySize}
                </th>
                {row.cells.map((cell) => (
                  <td key={cell.key}>
                    <Input
                      aria-label={texts.stockCell(cell.size, cell.color)}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder="0"
                      maxLength={7}
                      className="w-24 tabular-nums"
                      value={cell.value}
                      enterKeyHint="next"
                      onFocus={(event) => event.target.select()}
                      onKeyDown={goToNextInput}
                      onChange={(event) => onCells(withCell(cells, cell.key, event.target.value))}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="font-semibold tabular-nums">
        {texts.stockTotal(gridTotal(grid))}
      </p>
    </div>
  );
}

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
