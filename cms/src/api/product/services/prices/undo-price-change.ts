import { isGivenAway, type UndonePriceChange } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { lockStockItems } from '../../../../database/product-records';
import { inTransaction } from '../../../../database/transaction';
import { audit } from '../../../../platform/access/audit-log';
import { conflict } from '../../../../platform/http/http-error';
import { priceTexts } from '../../domain/prices/price-texts';
import type { StoredPrice } from '../../domain/prices/price-plan';
import { readPrices } from '../select-products';
import { claimUndo } from './price-change-records';
import { storePrices } from './store-prices';

async function undo(trx: Trx, documentId: string): Promise<UndonePriceChange> {
  const at = new Date();
  const lines = await claimUndo(trx, documentId, at);
  if (!lines) throw conflict(priceTexts.alreadyUndone);
  const before = new Map(lines.map(([id, price, newPrice]) => [id, { price, newPrice }]));
  const ids = [...before.keys()];
  await lockStockItems(trx, ids);
  // A deleted product may be restored, so its price is restored too.
  const products = await readPrices(trx, ids, true);
  // A discount that came later must not give the product away at its former price.
  const isAsChanged = ({ id, price, discount }: StoredPrice) => {
    const line = before.get(id);
    return price === line?.newPrice && !isGivenAway({ price: line.price, discount });
  };
  const restored = products.filter(isAsChanged).map(({ id }) => ({ id, price: before.get(id)?.price ?? 0 }));
  await storePrices(trx, restored, at);
  const kept = products
    .filter((product) => !isAsChanged(product))
    .map(({ documentId: _id, title, price }) => ({ _id, title, price }));
  const counts = { restored: restored.length, kept: kept.length };
  await audit({ action: 'prices-restored', after: { _id: documentId, ...counts } });
  return { restored: restored.length, kept };
}

/** Restores the prices before a change, but for products whose price was changed again; throws 404, and 409 the second time. */
export const undoPriceChange = (documentId: string): Promise<UndonePriceChange> =>
  inTransaction((trx) => undo(trx, documentId));
