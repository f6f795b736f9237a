import { MAX_STOCK, type Product, type Variant } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Input } from '#ui/form/input.tsx';
import { texts } from '../texts.ts';
import { useCellChange } from './use-save-cell.ts';

const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** The stock of each variant of a product; what was on screen travels too, so that no sale is lost. */
export function StockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  // Frozen on opening: the list may be refreshed behind the window.
  const [seen] = useState(product.variants);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const save = useCellChange(product);
  const valueOf = (variant: Variant) => typed[variant._id] ?? String(variant.stock);
  const tooMany = seen.some((variant) => Number(valueOf(variant)) > MAX_STOCK);

  const submit = () => {
    const variants = seen.map((variant) => ({ ...variant, stock: Number(valueOf(variant)) }));
    const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
    const sent = variants.map(({ size, color, sku, stock: now }, at) => ({
      size,
      color,
      sku,
      stock: now,
      stockSeen: seen[at]?.stock ?? 0,
    }));
    // A combination that somebody added meanwhile is not to be removed by a list that does not know it.
    const combinations = seen.map(({ size, color }) => ({ size, color }));
    save({ variants: sent, seen: { variants: combinations } }, { variants, stock });
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.variantStockTitle(product.title)}
      description={texts.variantStockHint}
      width="sm"
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form="variant-stock" disabled={tooMany}>
            {texts.saveStock}
          </Button>
        </>
      }
    >
      <form
        id="variant-stock"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ul className="divide-y divide-line">
          {seen.map((variant) => (
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
                aria-invalid={Number(valueOf(variant)) > MAX_STOCK ? true : undefined}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setTyped({ ...typed, [variant._id]: digits(event.target.value) })}
              />
            </li>
          ))}
        </ul>
        {tooMany && (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {texts.stockInvalid}
          </p>
        )}
      </form>
    </Dialog>
  );
}
