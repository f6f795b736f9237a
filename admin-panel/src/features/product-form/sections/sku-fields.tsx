import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '@shop/web-kit/icons';
import { TextField } from '#ui/form/text-field.tsx';
import { fieldId, useFault, useFormSurroundings } from '../form-context.ts';
import { goToNextInput } from './go-to-next-input.ts';
import { type ProductFormValues } from '../values/product-form-values.ts';
import { type StockCell, type StockGridRow } from '../values/stock-grid.ts';
import { texts } from '../texts.ts';

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
export function SkuFields({ grid }: { grid: readonly StockGridRow[] }) {
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
