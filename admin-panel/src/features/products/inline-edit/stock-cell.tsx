import { LOW_STOCK_AT, MAX_STOCK, type Product, groupDigits } from '@shop/contract';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { InlineNumber } from './inline-number.tsx';
import { StockDialog } from './variant-stock-dialog.tsx';
import { texts } from '../texts.ts';
import { useCellChange } from './use-save-cell.ts';

const stockFault = (stock: number) => (stock > MAX_STOCK ? texts.stockInvalid : null);

/** How many units are left, coloured when they are few. */
const StockFigure = ({ stock }: { stock: number }) => {
  if (stock === 0) return <span className="font-semibold text-danger">{texts.noStock}</span>;
  const few = stock <= LOW_STOCK_AT;
  return <span className={few ? 'font-semibold text-warn' : ''}>{stock.toLocaleString('es-AR')}</span>;
};

/** The stock, to be changed in place: one number, or a window with a number for each variant. */
export function StockCell({ product, align }: { product: Product; align?: 'left' | 'right' }) {
  const save = useCellChange(product);
  const [open, setOpen] = useState(false);
  const hasVariants = product.variants.some(({ size, color }) => size !== null || color !== null);
  if (!hasVariants) {
    return (
      <InlineNumber
        shown={<StockFigure stock={product.stock} />}
        value={product.stock}
        buttonLabel={texts.editStock(product.title, product.stock)}
        fieldLabel={texts.stockField(product.title)}
        format={groupDigits}
        faultOf={stockFault}
        align={align}
        onSave={(stock, stockSeen) => save({ stock, stockSeen }, { stock })}
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
        aria-label={texts.editStock(product.title, product.stock)}
        onClick={() => setOpen(true)}
      >
        <StockFigure stock={product.stock} />
        <span className="text-xs text-muted">{texts.variants(product.variants.length)}</span>
      </Button>
      {open && <StockDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
