import { exchangeMessages, formatMoney, picturesOf, variantName } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StoredProduct } from '../../../../database/records';
import { stockChange } from '../../../../database/product-records';
import { currentActor } from '../../../../platform/access/current-actor';
import { conflict } from '../../../../platform/http/http-error';
import { stockLedger } from '../../../stock-item/services/stock-item';
import { exchangedOrder, type LineExchange } from '../../domain/exchange/exchanged-order';
import type { LineRecord, OrderRecord } from '../../domain/order-view';
import { planRelease } from '../../domain/status/hold-plan';
import { recordEvent } from '../order-events';
import { ordersIn, storeLines } from '../order-records';
import { lockProducts } from '../status/order-stock';

export type ReceivedExchange = Omit<LineExchange, 'target'> & {
  code: string;
  target: Pick<LineRecord, 'stockItemId' | 'size' | 'color'>;
  /** False for old units that cannot be sold again. */
  restock: boolean;
  at: Date;
};

type Moved = { product: StoredProduct; line: LineRecord; received: ReceivedExchange };

/** Moves both stocks: the new units pass from the exchange to the order, the old ones return. */
async function moveUnits(trx: Trx, order: OrderRecord, { product, line, received }: Moved): Promise<void> {
  const { code, units, target, restock, at } = received;
  const item = product.items.find(({ id }) => id === target.stockItemId);
  if (!item) throw conflict(exchangeMessages.variantGone);
  const actor = currentActor().name;
  const cause = { actor, at, orderNumber: order.orderNumber, reason: 'exchange' as const };
  const items = new Map([[product.documentId, product.items]]);
  const back = planRelease([{ ...line, unitsHeld: units }], items).flatMap(({ itemId }) => {
    const old = product.items.find(({ id }) => id === itemId);
    return old ? [stockChange(product, old, units)] : [];
  });
  const ledger = stockLedger;
  await ledger.shift(trx, restock ? back : [], at, [product]);
  const released = { ...cause, reason: 'exchange-release' as const, orderNumber: code };
  await ledger.record(trx, [stockChange(product, item, units)], released);
  await ledger.record(trx, [stockChange(product, item, -units)], cause);
  await ledger.record(trx, back, cause);
  const lost = { ...cause, reason: 'damaged' as const, orderNumber: code };
  if (!restock)
    await ledger.record(
      trx,
      back.map((change) => ({ ...change, delta: -units })),
      lost,
    );
  if (back.length > 0) return;
  const { documentId: productDocumentId } = product;
  const orphaned = { productDocumentId, size: line.size, color: line.color, delta: units };
  await ledger.recordOrphaned(trx, [orphaned], cause);
}

function noteOf({ total }: OrderRecord, line: LineRecord, received: ReceivedExchange, after: number): string {
  const { code, units, target, restock } = received;
  return [
    `Cambio ${code}: ${units} × ${line.title} ${variantName(line)} → ${variantName(target)}`,
    ...(restock ? [] : ['La prenda que volvió no se puede vender.']),
    ...(after === total ? [] : [`Total: ${formatMoney(total)} → ${formatMoney(after)}`]),
  ].join('\n');
}

/** Makes units of a locked order another variant, with stock, totals and history; returns the line that holds them. */
export async function exchangeLine(
  trx: Trx,
  order: OrderRecord,
  received: ReceivedExchange,
): Promise<number> {
  const line = order.lines.find(({ id }) => id === received.lineId);
  const products = await lockProducts(trx, line ? [line] : []);
  const product = line && products.get(line.productId);
  if (!line || !product) throw conflict(exchangeMessages.variantGone);
  const { at, target, units } = received;
  const image = picturesOf(product, target.color)[0]?.url ?? line.image;
  const plan = exchangedOrder(order, { ...received, target: { ...target, image } });
  await moveUnits(trx, order, { product, line, received });
  const ids = await storeLines(trx, order.id, plan.lines);
  await ordersIn(trx).update({ id: order.id }, plan.totals);
  const note = noteOf(order, line, received, plan.totals.total);
  const productId = product.documentId;
  const moved = [...(received.restock ? [{ productId, delta: units }] : []), { productId, delta: -units }];
  await recordEvent(trx, order.id, { type: 'edit', at, note, stockEffect: moved });
  return ids[plan.position] as number;
}
