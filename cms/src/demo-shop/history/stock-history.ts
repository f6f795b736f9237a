import { MINUTE_MS } from '@shop/contract';
import { type StockReason } from '../../shared/shop-services';
import { type ShelvedProduct } from '../shelves';
import { type DemoOrder, reached } from './demo-order';

export type DemoMove = {
  product: number;
  item: number;
  delta: number;
  reason: Extract<StockReason, 'initial' | 'sale' | 'cancellation' | 'edit'>;
  orderNumber: string | null;
  at: Date;
};

function movesOf(order: DemoOrder): DemoMove[] {
  const cancelledAt = reached(order, 'cancelled');
  return order.lines.flatMap(({ product, item, quantity }) => {
    const move = { product, item, orderNumber: order.orderNumber };
    const taken: DemoMove = { ...move, delta: -quantity, reason: 'sale', at: order.at };
    return cancelledAt
      ? [taken, { ...move, delta: quantity, reason: 'cancellation', at: cancelledAt }]
      : [taken];
  });
}

const byTime = (a: DemoMove, b: DemoMove): number => a.at.getTime() - b.at.getTime();

function lowestPoint(moves: readonly DemoMove[]): number {
  let level = 0;
  return Math.min(0, ...moves.map(({ delta }) => (level += delta)));
}

/** The moves of one item, framed so that it starts full enough, is never below nothing and ends with its units. */
function framed(
  item: Pick<DemoMove, 'product' | 'item'>,
  left: number,
  moves: DemoMove[],
  openedAt: Date,
): DemoMove[] {
  const sorted = [...moves].sort(byTime);
  const start = Math.max(left - sorted.reduce((sum, { delta }) => sum + delta, 0), -lowestPoint(sorted));
  const surplus = start + sorted.reduce((sum, { delta }) => sum + delta, 0) - left;
  const frame = { ...item, orderNumber: null };
  const first: DemoMove = { ...frame, delta: start, reason: 'initial', at: openedAt };
  const after = (sorted.at(-1)?.at ?? openedAt).getTime() + MINUTE_MS;
  const recount: DemoMove = { ...frame, delta: -surplus, reason: 'edit', at: new Date(after) };
  return [first, ...sorted, recount].filter(({ delta }) => delta !== 0);
}

function groupedByItem(moves: readonly DemoMove[]): Map<string, DemoMove[]> {
  const groups = new Map<string, DemoMove[]>();
  for (const move of moves) {
    const key = `${move.product}/${move.item}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return groups;
}

/** How every unit of the demo shop came and went, the oldest move first. */
export function stockMoves(
  products: readonly ShelvedProduct[],
  orders: readonly DemoOrder[],
  openedAt: Date,
): DemoMove[] {
  const moves = groupedByItem(orders.flatMap(movesOf));
  return products
    .flatMap(({ items }, product) =>
      items.flatMap(({ quantity }, item) =>
        framed({ product, item }, quantity, moves.get(`${product}/${item}`) ?? [], openedAt),
      ),
    )
    .sort(byTime);
}
