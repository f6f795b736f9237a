import { LOW_STOCK_AT, MAX_STOCK, type Product, type Variant } from '@shop/contract';
import { useState } from 'react';
import { useCan } from '#shared/access/permissions.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { digitsOnly } from '#ui/form/digits.ts';
import { Input } from '#ui/form/input.tsx';
import { FormDialog } from '#ui/overlay/form-dialog.tsx';
import { texts } from '../texts.ts';
import { InlineNumber } from './inline-number.tsx';
import { useSaveCell } from './use-product-change.ts';

/** Sends the base values along, so that sales during the edit count. */
function VariantStockDialog({ product, onClose }: { product: Product; onClose: () => void }) {
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

const stockFault = (stock: number) => (stock > MAX_STOCK ? texts.stockInvalid : null);

const stockText = (stock: number): string => (stock === 0 ? texts.noStock : stock.toLocaleString('es-AR'));

function stockStyles(stock: number): string {
  if (stock === 0) return 'font-semibold text-danger';
  return stock <= LOW_STOCK_AT ? 'font-semibold text-warn' : '';
}

const StockNumber = ({ stock }: { stock: number }) => (
  <span className={stockStyles(stock)}>{stockText(stock)}</span>
);

export function StockCell({ product, align }: { product: Product; align?: 'left' | 'right' }) {
  const save = useSaveCell(product);
  const [open, setOpen] = useState(false);
  const mayChange = useCan('updateProduct');
  const hasVariants = product.variants.some(({ size, color }) => size !== null || color !== null);
  if (!mayChange) return <StockNumber stock={product.stock} />;
  if (!hasVariants) {
    return (
      <InlineNumber
        shown={<StockNumber stock={product.stock} />}
        value={product.stock}
        buttonLabel={texts.editStockFrom(product.title) + stockText(product.stock)}
        fieldLabel={texts.stockField(product.title)}
        faultOf={stockFault}
        align={align}
        onSave={(stock, baseStock) => save({ stock, stockSeen: baseStock }, { stock })}
      />
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={classNames(
          '-mx-3.5 flex-col gap-0 font-normal tabular-nums',
          align === 'left' ? 'items-start' : 'items-end',
        )}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{texts.editStockFrom(product.title)}</span>
        <StockNumber stock={product.stock} />
        <span className="sr-only">{': '}</span>
        <span className="text-xs text-muted">{texts.variants(product.variants.length)}</span>
      </Button>
      {open && <VariantStockDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
