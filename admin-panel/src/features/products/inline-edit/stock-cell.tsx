import { LOW_STOCK_AT, MAX_STOCK, type Product } from '@shop/contract';
import { useState } from 'react';
import { useCan } from '#shared/access/permissions.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { InlineNumber } from './inline-number.tsx';
import { VariantStockDialog } from './variant-stock-dialog.tsx';
import { texts } from '../texts.ts';
import { useSaveCell } from './use-product-change.ts';

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
