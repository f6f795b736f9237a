import { normaliseSize } from '@shop/contract';

export type ExistingItem = {
  id: number;
  size: string | null;
  color: string | null;
  quantity: number;
  sku: string | null;
};
type WantedItem = {
  size?: string | null;
  color?: string | null;
  stock: number;
  stockSeen?: number;
  sku?: string | null;
};
export type StockWish = { stock?: number; stockSeen?: number; variants?: readonly WantedItem[] };

export type StockPlan = {
  create: { size: string | null; color: string | null; quantity: number; sku: string | null }[];
  change: { id: number; delta: number }[];
  rename: { id: number; sku: string | null }[];
  remove: number[];
};

/** The stock of a product kept by size and colour cannot be told as one number. */
export class StockIsByVariant extends Error {}

const NOTHING: StockPlan = { create: [], change: [], rename: [], remove: [] };
const sizeOf = (size?: string | null) => (size ? normaliseSize(size) : '') || null;
const keyOf = ({ size, color }: { size?: string | null; color?: string | null }) =>
  `${sizeOf(size) ?? ''}|${(color ?? '').trim().toLowerCase()}`;

// What was sold since the form was opened stays sold; stock never goes below nothing.
const deltaOf = (quantity: number, wanted: number, seen?: number) =>
  Math.max(-quantity, seen === undefined ? wanted - quantity : wanted - seen);

function changesOf(existing: ExistingItem, wanted: WantedItem): StockPlan {
  const delta = deltaOf(existing.quantity, wanted.stock, wanted.stockSeen);
  const renamed = wanted.sku !== undefined && (wanted.sku || null) !== existing.sku;
  return {
    ...NOTHING,
    change: delta === 0 ? [] : [{ id: existing.id, delta }],
    rename: renamed ? [{ id: existing.id, sku: wanted.sku || null }] : [],
  };
}

const joined = (plans: readonly StockPlan[]): StockPlan => ({
  create: plans.flatMap(({ create }) => create),
  change: plans.flatMap(({ change }) => change),
  rename: plans.flatMap(({ rename }) => rename),
  remove: plans.flatMap(({ remove }) => remove),
});

function planFor(existing: readonly ExistingItem[], wanted: readonly WantedItem[]): StockPlan {
  const byKey = new Map(existing.map((item) => [keyOf(item), item]));
  const plans = wanted.map((item) => {
    const found = byKey.get(keyOf(item));
    byKey.delete(keyOf(item));
    if (found) return changesOf(found, item);
    const fresh = { size: sizeOf(item.size), color: item.color?.trim() || null, quantity: item.stock };
    return { ...NOTHING, create: [{ ...fresh, sku: item.sku || null }] };
  });
  return joined([...plans, { ...NOTHING, remove: [...byKey.values()].map(({ id }) => id) }]);
}

function planForOneNumber(existing: readonly ExistingItem[], { stock, stockSeen }: StockWish): StockPlan {
  if (stock === undefined) return NOTHING;
  const [only] = existing;
  if (existing.length === 1 && only && only.size === null && only.color === null)
    return changesOf(only, { stock, stockSeen });
  const total = existing.reduce((sum, { quantity }) => sum + quantity, 0);
  if (stock === total || stock === stockSeen) return NOTHING;
  throw new StockIsByVariant();
}

/** What to do with a product's stock items so that they become what a form asks for. */
export function stockPlan(existing: readonly ExistingItem[], wish: StockWish): StockPlan {
  if (existing.length === 0)
    return planFor([], wish.variants?.length ? wish.variants : [{ stock: wish.stock ?? 0 }]);
  if (wish.variants === undefined) return planForOneNumber(existing, wish);
  if (wish.variants.length > 0) return planFor(existing, wish.variants);
  const total = existing.reduce((sum, { quantity }) => sum + quantity, 0);
  return planFor(existing, [{ stock: wish.stock ?? total, stockSeen: wish.stockSeen }]);
}
