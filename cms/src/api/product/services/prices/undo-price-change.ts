import { isGivenAway, type UndonePriceChange } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { lockStockItems } from '../../../../database/product-records';
import { inBatches } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import { audit } from '../../../../platform/access/audit-log';
import { conflict } from '../../../../platform/http/http-error';
import { priceTexts } from '../../domain/prices/price-texts';
import { claimUndo } from './price-change-rows';
import { storePrices } from './store-prices';

// A deleted product may be restored, so its price is restored too.
async function pricedRows(trx: Trx, ids: readonly number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const batch of inBatches(ids))
    rows.push(
      ...(await trx('products')
        .whereIn('id', batch)
        .orderBy('id')
        .select('id', 'document_id', 'title', 'price', 'discount')),
    );
  return rows;
}

async function undo(trx: Trx, documentId: string): Promise<UndonePriceChange> {
  const at = new Date();
  const lines = await claimUndo(trx, documentId, at);
  if (!lines) throw conflict(priceTexts.alreadyUndone);
  const before = new Map(lines.map(([id, price, newPrice]) => [id, { price, newPrice }]));
  const ids = [...before.keys()];
  await lockStockItems(trx, ids);
  const rows = await pricedRows(trx, ids);
  // A discount that came later must not give the product away at its former price.
  const isAsChanged = ({ id, price, discount }: Row) => {
    const line = before.get(id as number);
    const former = { price: line?.price ?? 0, discount: (discount as number | null) ?? 0 };
    return price === line?.newPrice && !isGivenAway(former);
  };
  const restored = rows
    .filter(isAsChanged)
    .map(({ id }) => ({ id: id as number, price: before.get(id as number)?.price ?? 0 }));
  await storePrices(trx, restored, at);
  const kept = rows
    .filter((row) => !isAsChanged(row))
    .map(({ document_id, title, price }) => ({
      _id: document_id as string,
      title: title as string,
      price: price as number,
    }));
  const counts = { restored: restored.length, kept: kept.length };
  await audit({ action: 'prices-restored', after: { _id: documentId, ...counts } });
  return { restored: restored.length, kept };
}

/** Restores the prices before a change, but for products whose price was changed again; throws 404, and 409 the second time. */
export const undoPriceChange = (documentId: string): Promise<UndonePriceChange> =>
  inTransaction((trx) => undo(trx, documentId));
