import { LOW_STOCK_AT } from '@shop/contract';
import { texts } from '../texts.ts';

/** Says that few are left, by the true stock only. */
export function StockHint({ left }: { left: number }) {
  const few = left > 0 && left <= LOW_STOCK_AT;
  return (
    <p role="status" className="text-sm font-semibold text-wine empty:hidden">
      {few && (left === 1 ? texts.last : texts.left(left))}
    </p>
  );
}
