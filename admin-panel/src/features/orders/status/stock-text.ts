import {
  type AdminOrder,
  isStopped,
  type OrderStatus,
  returnPlan,
  type ReturnedUnits,
  unitsOf,
  wayBack,
} from '@shop/contract';
import { stockTexts } from './texts.ts';

type StockOrder = Pick<AdminOrder, 'status' | 'fulfillment' | 'unitsToDecide' | 'stockHeld' | 'items'>;
type Moves = { back: number; taken: number; undecided: number };

const heldBy = ({ items }: StockOrder): number => items.reduce((sum, { unitsHeld }) => sum + unitsHeld, 0);
const boughtIn = ({ items }: StockOrder): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

function movesOf(order: StockOrder, status: string, answer: ReturnedUnits): Moves {
  const way = wayBack(status);
  if (!way)
    return { back: 0, taken: isStopped(order.status) ? boughtIn(order) - heldBy(order) : 0, undecided: 0 };
  const { returned, unitsToDecide } = returnPlan(order, way, answer);
  return { back: unitsOf(returned), taken: 0, undecided: unitsToDecide ? heldBy(order) : 0 };
}

function moveText(moves: readonly Moves[]): string {
  const sumOf = (kind: keyof Moves) => moves.reduce((sum, one) => sum + one[kind], 0);
  const [back, taken, undecided] = [sumOf('back'), sumOf('taken'), sumOf('undecided')];
  return [
    back > 0 && stockTexts.back(back),
    taken > 0 && stockTexts.taken(taken),
    undecided > 0 && stockTexts.undecided(undecided),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says what a new status does to the stock of orders; '' when nothing moves and nobody would expect it. */
export function statusStockText(
  orders: readonly StockOrder[],
  status: OrderStatus,
  answer: ReturnedUnits = {},
): string {
  const changed = orders.filter((order) => order.status !== status);
  const text = moveText(changed.map((order) => movesOf(order, status, answer)));
  return text || changed.length === 0 || !isStopped(status) ? text : stockTexts.notHeld;
}

/** Says what deleting an order that hides nothing does to its stock. */
export const deletionStockText = (order: StockOrder): string => {
  const { back } = movesOf(order, 'cancelled', {});
  return (
    moveText([{ back, taken: 0, undecided: 0 }]) || (order.stockHeld ? stockTexts.sold : stockTexts.notHeld)
  );
};

/** Says what restoring a deleted order takes from the stock; '' when it takes nothing. */
export const restorationStockText = (order: StockOrder): string =>
  order.stockHeld || isStopped(order.status)
    ? ''
    : moveText([{ back: 0, taken: boughtIn(order), undecided: 0 }]);

type Change = ReturnedUnits & { status: OrderStatus; warning?: string };

/** Returns the second line of the toast about a change: what became of the stock, then the server's warning. */
export const changeDescription = (
  before: StockOrder,
  { items }: StockOrder,
  { status, warning, ...answer }: Change,
): string | undefined => {
  // A forced reactivation takes the units that are left: only the changed order says how many.
  const isReactivated = isStopped(before.status) && !isStopped(status);
  const taken = heldBy({ ...before, items }) - heldBy(before);
  const text = isReactivated
    ? moveText([{ back: 0, taken, undecided: 0 }])
    : statusStockText([before], status, answer);
  return [text, warning].filter(Boolean).join(' ') || undefined;
};
