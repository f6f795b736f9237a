import { MAX_STOCK, type Product, type Variant } from '@shop/contract';
import { useState } from 'react';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { digitsOnly } from '#ui/form/digits.ts';
import { Input } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';
import { useSaveCell } from './use-product-change.ts';

/** Sends the base values along, so that sales during the edit count. */
export function VariantStockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  // The variants on opening: the list may be refreshed meanwhile.
  const [baseVariants] = useState(product.variants);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const save = useSaveCell(product);
  const valueOf = (variant: Variant) => typed[variant._id] ?? String(variant.stock);
  const isTooMuch = (variant: Variant) => Number(valueOf(variant)) > MAX_STOCK;
  const hasFault = baseVariants.some(isTooMuch);

  const submit = () => {
    const variants = baseVariants.map((variant) => ({ ...variant, stock: Number(valueOf(variant)) }));
    const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
    const body = baseVariants.map((variant) => ({
      size: variant.size,
      color: variant.color,
      sku: variant.sku,
      stock: Number(valueOf(variant)),
      stockSeen: variant.stock,
    }));
    // Naming the known combinations keeps those that another user added meanwhile.
    const combinations = baseVariants.map(({ size, color }) => ({ size, color }));
    save({ variants: body, seen: { variants: combinations } }, { variants, stock });
    onClose();
  };

  return (
    <FormDialog
      title={texts.variantStockTitle(product.title)}
      description={texts.variantStockHint}
      submitLabel={texts.saveStock}
      disabled={hasFault}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul className="divide-y divide-line">
        {baseVariants.map((variant) => (
          <li key={variant._id} className="flex items-center justify-between gap-4 py-2">
            <label htmlFor={`stock-${variant._id}`} className="font-medium">
              {texts.variantName(variant.size, variant.color)}
            </label>
            <Input
              id={`stock-${variant._id}`}
              inputMode="numeric"
              autoComplete="off"
              className="w-24 text-right tabular-nums"
              value={valueOf(variant)}
              aria-invalid={isTooMuch(variant) ? true : undefined}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTyped({ ...typed, [variant._id]: digitsOnly(event.target.value) })}
            />
          </li>
        ))}
      </ul>
      {hasFault && (
        <p role="alert" className="mt-2 text-sm font-medium text-danger">
          {texts.stockInvalid}
        </p>
      )}
    </FormDialog>
  );
}
