import { findStockItem } from '@shop/contract';

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

export type LineMove = { lineId: number; productId: string; itemId: number; units: number };
export type MissingStock = { title: string; available: number };
type HoldPlan = { moves: LineMove[]; short: MissingStock[]; missingUnits: number };

// Items may have been replaced since the purchase: the best match of today stands in.
const itemFor = (line: Line, items: Items): Item | undefined => {
  const all = items.get(line.productId) ?? [];
  return all.find(({ id }) => id === line.stockItemId) ?? findStockItem(all, line);
};

/** Plans to hold the units of an order that it does not hold any more. */
export function planHold(lines: readonly Line[], items: Items): HoldPlan {
  const left = new Map([...items.values()].flat().map(({ id, quantity }) => [id, quantity]));
  const plan: HoldPlan = { moves: [], short: [], missingUnits: 0 };
  for (const line of lines) {
    const item = itemFor(line, items);
    const available = item ? (left.get(item.id) ?? 0) : 0;
    const missing = line.quantity - line.unitsHeld;
    const units = Math.min(missing, available);
    if (units < missing) {
      plan.short.push({ title: line.title, available });
      plan.missingUnits += missing - units;
    }
    if (!item || missing === 0) continue;
    left.set(item.id, available - units);
    plan.moves.push({ lineId: line.id, productId: line.productId, itemId: item.id, units });
  }
  return plan;
}

/** Plans to release the units that an order holds; lines without a stock item are left out. */
export function planRelease(lines: readonly Line[], items: Items): LineMove[] {
  return lines.flatMap((line) => {
    const item = itemFor(line, items);
    if (!item || line.unitsHeld === 0) return [];
    return [{ lineId: line.id, productId: line.productId, itemId: item.id, units: line.unitsHeld }];
  });
}
