import { newRow } from '../../../database/rows';
import type { Trx } from '../../../database/connection';
import type { StoredProduct, StockCause, StockChange, StockReason } from '../../../database/records';
import { stockChange } from '../../../database/stock-change';
import { sumStock } from '../../../database/product-records';
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
  for (const { size, color, quantity, sku } of plan.create) {
    const row = { ...newRow(cause.at), product_id: product.id, size, color, quantity, sku };
    const [created] = await trx('stock_items').insert(row).returning('id');
    const change = stockChange(product, { id: created.id as number, size, color }, quantity);
    await stockLedger.record(trx, [change], { ...cause, reason: 'initial' });
  }
}

async function removeItems(trx: Trx, product: Product, plan: StockPlan, cause: StockCause): Promise<void> {
  if (plan.remove.length === 0) return;
  const changes = plan.remove.map((id) =>
    changeOf(product, id, -(product.items.find((item) => item.id === id)?.quantity ?? 0)),
  );
  await stockLedger.record(trx, changes, { ...cause, reason: 'item-removed' });
  await trx('stock_items').whereIn('id', plan.remove).delete();
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
  for (const { id, sku } of plan.rename) await trx('stock_items').where({ id }).update({ sku });
  await sumStock(trx, product.id);
  await stockLedger.move(
    trx,
    plan.change.map(({ id, delta }) => changeOf(product, id, delta)),
    full,
  );
}
