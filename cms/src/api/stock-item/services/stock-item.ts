import type { Trx } from '../../../database/connection';
import { records, type NewRecord } from '../../../database/gateway/records';
import { itemsIn, productsIn } from '../../../database/product-records';
import { announceChange } from '../../../platform/changes/changes';
import { catalog } from '../../catalog/services/catalog';
import type { OrphanedUnits, LockedProducts, StockCause, StockChange } from '../../../database/records';

/** Thrown when stock would fall below zero; the transaction must be rolled back. */
export class StockRanOut extends Error {}

const byId = (a: number, b: number) => a - b;

// Each item is changed once, ordered by id: a fixed lock order prevents deadlocks.
function mergeChanges(changes: readonly StockChange[]): StockChange[] {
  const byItem = new Map<number, StockChange>();
  for (const change of changes) {
    const delta = change.delta + (byItem.get(change.itemId)?.delta ?? 0);
    byItem.set(change.itemId, { ...change, delta });
  }
  return [...byItem.values()].filter(({ delta }) => delta !== 0).sort((a, b) => byId(a.itemId, b.itemId));
}

async function moveItems(trx: Trx, changes: readonly StockChange[], at: Date): Promise<void> {
  for (const { itemId, delta } of changes) {
    const enough = { id: itemId, quantity: { $gte: -delta } };
    const moved = await itemsIn(trx).increase(enough, { quantity: delta }, { updatedAt: at });
    if (moved !== 1) throw new StockRanOut(`stock item ${itemId} cannot move by ${delta}`);
  }
}

async function moveProducts(trx: Trx, changes: readonly StockChange[]): Promise<number[]> {
  const byProduct = new Map<number, number>();
  for (const { productId, delta } of changes)
    byProduct.set(productId, (byProduct.get(productId) ?? 0) + delta);
  const ids = [...byProduct.keys()].sort(byId);
  for (const id of ids) await productsIn(trx).increase({ id }, { stock: byProduct.get(id) ?? 0 });
  return ids;
}

const moveOf = (
  { size, color, delta, productDocumentId, itemId }: OrphanedUnits & { itemId: number | null },
  { reason, actor, at, orderNumber }: StockCause,
): NewRecord<'api::stock-move.stock-move'> => ({
  stockItemId: itemId,
  productId: productDocumentId,
  size,
  color,
  delta,
  reason,
  actor,
  at,
  createdAt: at,
  orderNumber,
});

const movesIn = (trx: Trx) => records('api::stock-move.stock-move', trx);

// Returns the moved products with their new quantities, without reading them again.
function afterMoves(locked: LockedProducts, moves: readonly StockChange[]): LockedProducts {
  const deltas = new Map(moves.map(({ itemId, delta }) => [itemId, delta]));
  const touched = new Set(moves.map(({ productId }) => productId));
  return locked
    .filter(({ id }) => touched.has(id))
    .map((product) => ({
      ...product,
      items: product.items.map((item) => ({ ...item, quantity: item.quantity + (deltas.get(item.id) ?? 0) })),
    }));
}

async function shift(
  trx: Trx,
  changes: readonly StockChange[],
  at: Date,
  locked?: LockedProducts,
): Promise<void> {
  const moves = mergeChanges(changes);
  if (moves.length === 0) return;
  await moveItems(trx, moves, at);
  const products = await moveProducts(trx, moves);
  if (locked) await catalog.restock(trx, afterMoves(locked, moves));
  else await catalog.refresh(trx, products);
  await announceChange('catalog');
}

async function record(trx: Trx, changes: readonly StockChange[], cause: StockCause): Promise<void> {
  const moves = mergeChanges(changes);
  await movesIn(trx).append(moves.map((move) => moveOf(move, cause)));
}

async function recordOrphaned(trx: Trx, units: readonly OrphanedUnits[], cause: StockCause): Promise<void> {
  const gone = { reason: 'item-removed', actor: cause.actor, at: cause.at } as const;
  const moves = units.flatMap((change) => [
    moveOf({ ...change, itemId: null }, cause),
    moveOf({ ...change, itemId: null, delta: -change.delta }, gone),
  ]);
  await movesIn(trx).append(moves);
}

export const stockLedger = {
  shift,
  record,
  recordOrphaned,
  async move(
    trx: Trx,
    changes: readonly StockChange[],
    cause: StockCause,
    locked?: LockedProducts,
  ): Promise<void> {
    await shift(trx, changes, cause.at, locked);
    await record(trx, changes, cause);
  },
};
