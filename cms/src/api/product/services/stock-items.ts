import type { Trx } from '../../../database/connection';
import type { StoredProduct, StockCause, StockChange, StockReason } from '../../../database/records';
import { itemsIn, stockChange, sumStock } from '../../../database/product-records';
import { stockLedger } from '../../stock-item/services/stock-item';
import type { StockPlan } from '../domain/stock-plan';

type Product = Pick<StoredProduct, 'id' | 'documentId' | 'items'>;

const changeOf = (product: Product, itemId: number, delta: number): StockChange =>
  stockChange(
    product,
    product.items.find(({ id }) => id === itemId) ?? { id: itemId, size: null, color: null },
    delta,
  );

async function createItems(trx: Trx, product: Product, plan: StockPlan, cause: StockCause): Promise<void> {
  for (const item of plan.create) {
    const created = await itemsIn(trx).insert({ ...item, productId: product.id, createdAt: cause.at });
    const change = stockChange(product, created, item.quantity);
    await stockLedger.record(trx, [change], { ...cause, reason: 'initial' });
  }
}

async function removeItems(trx: Trx, product: Product, plan: StockPlan, cause: StockCause): Promise<void> {
  if (plan.remove.length === 0) return;
  const changes = plan.remove.map((id) =>
    changeOf(product, id, -(product.items.find((item) => item.id === id)?.quantity ?? 0)),
  );
  await stockLedger.record(trx, changes, { ...cause, reason: 'item-removed' });
  await itemsIn(trx).remove({ id: plan.remove });
}

/** Applies a stock plan to a product's items and records every move. */
export async function applyStockPlan(
  trx: Trx,
  product: Product,
  plan: StockPlan,
  cause: { actor: string; at: Date; reason?: StockReason },
): Promise<void> {
  const full: StockCause = { reason: 'edit', ...cause };
  await removeItems(trx, product, plan, full);
  await createItems(trx, product, plan, full);
  for (const { id, sku } of plan.rename) await itemsIn(trx).update({ id }, { sku });
  await sumStock(trx, product.id);
  await stockLedger.move(
    trx,
    plan.change.map(({ id, delta }) => changeOf(product, id, delta)),
    full,
  );
}
