import { type ExchangeState } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { stockChange } from '../../../database/product-records';
import { currentActor } from '../../../platform/access/current-actor';
import { cases } from '../../case/services/case';
import { orders } from '../../order/services/order';
import { stockLedger } from '../../stock-item/services/stock-item';
import { EXCHANGES, type StoredExchange } from './exchange-rows';

type Ending = { step: Extract<ExchangeState, 'rejected' | 'expired' | 'cancelled'>; note?: string; at: Date };

/** Returns reserved units to stock; those of a variant that is gone are recorded and closed. */
async function releaseUnits(trx: Trx, exchange: StoredExchange, at: Date): Promise<void> {
  const { unitsHeld, code, productId, stockItemId, to } = exchange;
  if (unitsHeld === 0) return;
  const product = (await orders.lockProducts(trx, [{ productId }])).get(productId);
  const item = product?.items.find(({ id }) => id === stockItemId);
  const cause = { reason: 'exchange-release' as const, actor: currentActor().name, at, orderNumber: code };
  const ledger = stockLedger;
  if (product && item) return ledger.move(trx, [stockChange(product, item, unitsHeld)], cause, [product]);
  return ledger.recordOrphaned(trx, [{ productDocumentId: productId, ...to, delta: unitsHeld }], cause);
}

/** Ends an exchange whose order the caller has locked, and returns its reserved units to stock. */
export async function endExchange(trx: Trx, exchange: StoredExchange, { step, note, at }: Ending) {
  const locked = await cases.lock(trx, exchange.caseId);
  await cases.record(trx, locked, { step, at, ...(note ? { note } : {}) });
  await releaseUnits(trx, exchange, at);
  await trx(EXCHANGES).where('id', exchange.id).update({ units_held: 0, open_line: null, held_until: null });
}
