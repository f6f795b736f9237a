import {
  type AdminOrder,
  deletionStockEffect,
  type OrderStatus,
  restorationStockEffect,
  type StockEffect,
  stockEffect,
} from '@shop/contract';
import { stockTexts } from './texts.ts';

type StockOrder = Pick<AdminOrder, 'status' | 'stockHeld' | 'paidAt' | 'shortUnits'> & {
  items: readonly { quantity: number }[];
};

// Units that were missing at a reactivation by force were never taken.
const unitsOf = ({ items, shortUnits }: StockOrder): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0) - shortUnits;

function moveText(orders: readonly StockOrder[], effectOf: (order: StockOrder) => StockEffect): string {
  const unitsWith = (effect: StockEffect) =>
    orders.filter((order) => effectOf(order) === effect).reduce((sum, order) => sum + unitsOf(order), 0);
  const [back, taken] = [unitsWith('release'), unitsWith('hold')];
  return [back > 0 && stockTexts.back(back), taken > 0 && stockTexts.taken(taken)].filter(Boolean).join(' ');
}

/** Says what a new status does to the stock of orders; '' when nothing moves and nobody would expect it. */
export function statusStockText(
  orders: readonly StockOrder[],
  status: OrderStatus,
  options: { restock?: boolean } = {},
): string {
  const changed = orders.filter((order) => order.status !== status);
  const text = moveText(changed, (order) => stockEffect(order, status, options));
  if (text || changed.length === 0) return text;
  if (status !== 'cancelled' && status !== 'refunded') return '';
  return changed.some(({ stockHeld }) => stockHeld) && status === 'refunded'
    ? stockTexts.refunded
    : stockTexts.notHeld;
}

/** Says what deleting an order does to its stock. */
export const deletionStockText = (order: StockOrder): string =>
  moveText([order], deletionStockEffect) || (order.stockHeld ? stockTexts.sold : stockTexts.notHeld);

/** Says what restoring a deleted order takes from the stock; '' when it takes nothing. */
export const restorationStockText = (order: StockOrder): string => moveText([order], restorationStockEffect);

type Change = { status: OrderStatus; restock?: boolean; warning?: string };

/** Returns the second line of the toast about a change: what became of the stock, then the server's warning. */
export const changeDescription = (
  before: StockOrder,
  { shortUnits }: StockOrder,
  { status, restock, warning }: Change,
): string | undefined => {
  // A reactivation by force takes what is left, which only the changed order says.
  const taken = { ...before, shortUnits: before.stockHeld ? before.shortUnits : shortUnits };
  return [statusStockText([taken], status, { restock }), warning].filter(Boolean).join(' ') || undefined;
};
