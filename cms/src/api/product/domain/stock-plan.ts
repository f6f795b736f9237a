import { normalizeSize, unitsOf } from '@shop/contract';

export type ExistingItem = {
  id: number;
  size: string | null;
  color: string | null;
  quantity: number;
  sku: string | null;
};
type RequestedItem = {
  size?: string | null;
  color?: string | null;
  stock: number;
  stockSeen?: number;
  sku?: string | null;
  skuSeen?: string | null;
};
export type StockRequest = {
  stock?: number;
  stockSeen?: number;
  variants?: readonly RequestedItem[];
  /** Returns whether shoppers can choose a stored item from now on; absent when sizes and colours stay. */
  offers?: (item: { size: string | null; color: string | null }) => boolean;
};

export type StockPlan = {
  create: { size: string | null; color: string | null; quantity: number; sku: string | null }[];
  change: { id: number; delta: number }[];
  rename: { id: number; sku: string | null }[];
  remove: number[];
};

/** Thrown for one stock number when the product has several stock items. */
export class StockIsByVariant extends Error {}

const NOTHING: StockPlan = { create: [], change: [], rename: [], remove: [] };
const sizeOf = (size?: string | null) => (size ? normalizeSize(size) : '') || null;
const keyOf = ({ size, color }: { size?: string | null; color?: string | null }) =>
  `${sizeOf(size) ?? ''}|${(color ?? '').trim().toLowerCase()}`;

// Relative to the stock the client loaded, so that sales made since then count; never below zero.
const deltaOf = (quantity: number, requested: number, seen?: number) =>
  Math.max(-quantity, requested - (seen ?? quantity));

// Without a base version every SKU counts as wanted.
const changesSku = ({ sku, skuSeen }: RequestedItem) =>
  sku !== undefined && (skuSeen === undefined || (sku || null) !== (skuSeen || null));

function planChange(existing: ExistingItem, requested: RequestedItem): StockPlan {
  const delta = deltaOf(existing.quantity, requested.stock, requested.stockSeen);
  const renamed = changesSku(requested) && (requested.sku || null) !== existing.sku;
  return {
    ...NOTHING,
    change: delta === 0 ? [] : [{ id: existing.id, delta }],
    rename: renamed ? [{ id: existing.id, sku: requested.sku || null }] : [],
  };
}

const mergePlans = (plans: readonly StockPlan[]): StockPlan => ({
  create: plans.flatMap(({ create }) => create),
  change: plans.flatMap(({ change }) => change),
  rename: plans.flatMap(({ rename }) => rename),
  remove: plans.flatMap(({ remove }) => remove),
});

function planVariants(existing: readonly ExistingItem[], requested: readonly RequestedItem[]): StockPlan {
  const byKey = new Map(existing.map((item) => [keyOf(item), item]));
  const plans = requested.map((item) => {
    const found = byKey.get(keyOf(item));
    byKey.delete(keyOf(item));
    if (found) return planChange(found, item);
    const fresh = { size: sizeOf(item.size), color: item.color?.trim() || null, quantity: item.stock };
    return { ...NOTHING, create: [{ ...fresh, sku: item.sku || null }] };
  });
  return mergePlans([...plans, { ...NOTHING, remove: [...byKey.values()].map(({ id }) => id) }]);
}

function planSingleStock(existing: readonly ExistingItem[], { stock, stockSeen }: StockRequest): StockPlan {
  if (stock === undefined) return NOTHING;
  const [only] = existing;
  if (existing.length === 1 && only && only.size === null && only.color === null)
    return planChange(only, { stock, stockSeen });
  const total = unitsOf(existing);
  if (stock === total || stock === stockSeen) return NOTHING;
  throw new StockIsByVariant();
}

// Units of a size or colour that is no longer offered leave the stock: nobody could choose them.
function planOfferedItems(existing: readonly ExistingItem[], request: StockRequest): StockPlan {
  const { offers } = request;
  const offered = offers ? existing.filter(offers) : existing;
  const remove = existing.filter((item) => !offered.includes(item)).map(({ id }) => id);
  if (remove.length === 0) return planSingleStock(existing, request);
  const rest =
    offered.length > 0
      ? planSingleStock(offered, request)
      : planVariants([], [{ stock: request.stock ?? 0 }]);
  return mergePlans([rest, { ...NOTHING, remove }]);
}

/** Returns whether two people gave one stored item different SKUs. */
export function hasSkuConflict(
  existing: readonly Omit<ExistingItem, 'id'>[],
  requested: readonly RequestedItem[],
): boolean {
  const byKey = new Map(existing.map((item) => [keyOf(item), item.sku]));
  return requested.some((item) => {
    const now = byKey.get(keyOf(item));
    if (now === undefined || item.skuSeen === undefined || !changesSku(item)) return false;
    return now !== (item.skuSeen || null) && now !== (item.sku || null);
  });
}

export function stockPlan(existing: readonly ExistingItem[], request: StockRequest): StockPlan {
  const { stock, stockSeen, variants = [] } = request;
  if (existing.length === 0) return planVariants([], variants.length ? variants : [{ stock: stock ?? 0 }]);
  if (variants.length > 0) return planVariants(existing, variants);
  // An empty list merges the variants into one number; without that number it would only take their SKUs.
  if (request.variants === undefined || stock === undefined) return planOfferedItems(existing, request);
  return planVariants(existing, [{ stock, stockSeen }]);
}
