import { stockItemOf } from './stock-item-of';

type Line = {
  id: number;
  productId: string;
  title: string;
  stockItemId: number | null;
  quantity: number;
  size: string | null;
  color: string | null;
  unitsHeld: number;
};
type Item = { id: number; size: string | null; color: string | null; quantity: number };
type Items = ReadonlyMap<string, readonly Item[]>;

/** Units that one line takes from, or gives back to, a stock item. */
export type LineMove = { lineId: number; productId: string; itemId: number; units: number };
export type Short = { title: string; available: number };
export type TakePlan = { moves: LineMove[]; short: Short[]; missing: number };

// The item of the purchase when it still exists, else the one that fits best today.
const itemFor = (line: Line, items: Items): Item | undefined => {
  const all = items.get(line.productId) ?? [];
  return all.find(({ id }) => id === line.stockItemId) ?? stockItemOf(all, line);
};

/** Takes an order's units again, or as many as are left. */
export function unitsToTake(lines: readonly Line[], items: Items): TakePlan {
  const left = new Map([...items.values()].flat().map(({ id, quantity }) => [id, quantity]));
  const plan: TakePlan = { moves: [], short: [], missing: 0 };
  for (const line of lines) {
    const item = itemFor(line, items);
    const available = item ? (left.get(item.id) ?? 0) : 0;
    const units = Math.min(line.quantity, available);
    if (units < line.quantity) {
      plan.short.push({ title: line.title, available });
      plan.missing += line.quantity - units;
    }
    if (!item) continue;
    left.set(item.id, available - units);
    plan.moves.push({ lineId: line.id, productId: line.productId, itemId: item.id, units });
  }
  return plan;
}

/** Gives back exactly the units that an order holds; what no longer has a place is not given back. */
export function unitsToReturn(lines: readonly Line[], items: Items): LineMove[] {
  return lines.flatMap((line) => {
    const item = itemFor(line, items);
    if (!item || line.unitsHeld === 0) return [];
    return [{ lineId: line.id, productId: line.productId, itemId: item.id, units: line.unitsHeld }];
  });
}
