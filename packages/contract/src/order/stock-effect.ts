import { isStopped, type OrderStatus } from './order-status';

/** Facts of an order that decide what a change does to its stock. */
export type StockFacts = { status: string; stockHeld: boolean; paidAt: string | null };
export type StockEffect = 'none' | 'hold' | 'release';

/** Returns what a new status does to the stock: a refund does not return the goods, unless staff ask for it. */
export function stockEffect(
  { status, stockHeld }: Omit<StockFacts, 'paidAt'>,
  target: OrderStatus,
  { restock = false } = {},
): StockEffect {
  if (status === target) return 'none';
  if (!isStopped(target)) return stockHeld ? 'none' : 'hold';
  const isReleased = stockHeld && (target === 'cancelled' || restock);
  return isReleased ? 'release' : 'none';
}

/** Returns what deleting an order does to the stock: unpaid units are released, paid ones have left the shop. */
export const deletionStockEffect = ({ stockHeld, paidAt }: StockFacts): StockEffect =>
  stockHeld && paidAt === null ? 'release' : 'none';

/** Returns what restoring a deleted order does to the stock. */
export const restorationStockEffect = ({ status, stockHeld }: StockFacts): StockEffect =>
  stockHeld || isStopped(status) ? 'none' : 'hold';
