import { MINUTE_MS } from '@shop/contract';
import type { StockReason } from '../../database/records';
import type { StockedProduct } from '../products/stocked-product';
import { dateOfStatus, type DemoOrder } from './demo-order';

const STAFF = 'Jazmín';

export type DemoMove = {
  product: number;
  item: number;
  delta: number;
  reason: Extract<StockReason, 'initial' | 'sale' | 'cancellation' | 'edit'>;
  orderNumber: string | null;
  actor: string;
  at: Date;
};

function orderMoves(order: DemoOrder): DemoMove[] {
  const cancelledAt = dateOfStatus(order, 'cancelled');
  return order.lines.flatMap(({ product, item, quantity }) => {
    const move = { product, item, orderNumber: order.orderNumber };
    const actor = order.channel === 'web' ? 'cliente' : STAFF;
    const sale: DemoMove = { ...move, delta: -quantity, reason: 'sale', actor, at: order.at };
    return cancelledAt
      ? [sale, { ...move, delta: quantity, reason: 'cancellation', actor: STAFF, at: cancelledAt }]
      : [sale];
  });
}

const byTime = (a: DemoMove, b: DemoMove): number => a.at.getTime() - b.at.getTime();

function lowestLevel(moves: readonly DemoMove[]): number {
  let level = 0;
  return Math.min(0, ...moves.map(({ delta }) => (level += delta)));
}

// Adds an initial stock that never lets the level go below zero, and a recount that ends at `left` units.
function withInitialStockAndRecount(
  item: Pick<DemoMove, 'product' | 'item'>,
  left: number,
  moves: DemoMove[],
  openedAt: Date,
): DemoMove[] {
  const sorted = [...moves].sort(byTime);
  const start = Math.max(left - sorted.reduce((sum, { delta }) => sum + delta, 0), -lowestLevel(sorted));
  const surplus = start + sorted.reduce((sum, { delta }) => sum + delta, 0) - left;
  const move = { ...item, orderNumber: null, actor: STAFF };
  const initial: DemoMove = { ...move, delta: start, reason: 'initial', at: openedAt };
  const after = (sorted.at(-1)?.at ?? openedAt).getTime() + MINUTE_MS;
  const recount: DemoMove = { ...move, delta: -surplus, reason: 'edit', at: new Date(after) };
  return [initial, ...sorted, recount].filter(({ delta }) => delta !== 0);
}

function groupByItem(moves: readonly DemoMove[]): Map<string, DemoMove[]> {
  const groups = new Map<string, DemoMove[]>();
  for (const move of moves) {
    const key = `${move.product}/${move.item}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return groups;
}

/** Derives the stock moves from the orders, oldest first; they add up to each item's quantity. */
export function stockMoves(
  products: readonly StockedProduct[],
  orders: readonly DemoOrder[],
  openedAt: Date,
): DemoMove[] {
  const moves = groupByItem(orders.flatMap(orderMoves));
  return products
    .flatMap(({ items }, product) =>
      items.flatMap(({ quantity }, item) =>
        withInitialStockAndRecount(
          { product, item },
          quantity,
          moves.get(`${product}/${item}`) ?? [],
          openedAt,
        ),
      ),
    )
    .sort(byTime);
}
