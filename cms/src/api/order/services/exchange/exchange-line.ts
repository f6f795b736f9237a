import { exchangedText, exchangeMessages, formatMoney, picturesOf } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import type { StoredProduct } from '../../../../database/records';
import { stockChange } from '../../../../database/product-records';
import { reviewedLines } from '../../../../database/review-counts';
import { currentActor } from '../../../../platform/access/current-actor';
import { conflict } from '../../../../platform/http/http-error';
import { stockLedger } from '../../../stock-item/services/stock-item';
import { exchangedOrder, type LineExchange } from '../../domain/exchange/exchanged-order';
import type { LineRecord, OrderRecord } from '../../domain/order-view';
import { planRelease } from '../../domain/status/hold-plan';
import { recordEvent } from '../order-events';
import { ordersIn, storeLines } from '../order-records';
import { searchKeys } from '../order-search-keys';
import { lockProducts } from '../status/order-stock';

export type ReceivedExchange = Omit<LineExchange, 'target'> & {
  code: string;
  target: Pick<LineRecord, 'productId' | 'stockItemId' | 'size' | 'color'>;
  /** False for old units that cannot be sold again. */
  restock: boolean;
  at: Date;
};

type Moved = { from: StoredProduct; to: StoredProduct; line: LineRecord; received: ReceivedExchange };

/** Moves both stocks: the new units pass from the exchange to the order, the old ones return. */
async function moveUnits(trx: Trx, order: OrderRecord, { from, to, line, received }: Moved): Promise<void> {
  const { code, units, target, restock, at } = received;
  const item = to.items.find(({ id }) => id === target.stockItemId);
  if (!item) throw conflict(exchangeMessages.variantGone);
  const actor = currentActor().name;
  const cause = { actor, at, orderNumber: order.orderNumber, reason: 'exchange' as const };
  const items = new Map([[from.documentId, from.items]]);
  const back = planRelease([{ ...line, unitsHeld: units }], items).flatMap(({ itemId }) => {
    const old = from.items.find(({ id }) => id === itemId);
    return old ? [stockChange(from, old, units)] : [];
  });
  const ledger = stockLedger;
  await ledger.shift(trx, restock ? back : [], at, [from]);
  const released = { ...cause, reason: 'exchange-release' as const, orderNumber: code };
  await ledger.record(trx, [stockChange(to, item, units)], released);
  await ledger.record(trx, [stockChange(to, item, -units)], cause);
  await ledger.record(trx, back, cause);
  const lost = { ...cause, reason: 'damaged' as const, orderNumber: code };
  if (!restock)
    await ledger.record(
      trx,
      back.map((change) => ({ ...change, delta: -units })),
      lost,
    );
  if (back.length > 0) return;
  const { documentId: productDocumentId } = from;
  const orphaned = { productDocumentId, size: line.size, color: line.color, delta: units };
  await ledger.recordOrphaned(trx, [orphaned], cause);
}

type Noted = { line: LineRecord; to: StoredProduct; received: ReceivedExchange; after: number };

function noteOf({ total }: OrderRecord, { line, to, received, after }: Noted): string {
  const { code, units, target, restock } = received;
  const toTitle = to.documentId === line.productId ? '' : to.title;
  const change = exchangedText({ quantity: units, title: line.title, from: line, to: target, toTitle });
  return [
    `Cambio ${code}: ${change}`,
    ...(restock ? [] : ['La prenda que volvió no se puede vender.']),
    ...(after === total ? [] : [`Total: ${formatMoney(total)} → ${formatMoney(after)}`]),
  ].join('\n');
}

type Line = Pick<LineRecord, 'id' | 'productId' | 'title' | 'quantity'>;

/** Throws 409 when a whole line would become another product although its buyer has reviewed the one she bought. */
export async function refuseReviewed(
  trx: Trx,
  line: Line,
  { productId, units }: { productId: string; units: number },
): Promise<void> {
  if (productId === line.productId || units < line.quantity) return;
  const reviewed = await reviewedLines(trx, [line.id]);
  if (reviewed.has(line.id)) throw conflict(exchangeMessages.reviewed(line.title));
}

/** Makes units of a locked order another variant, with stock, totals and history; returns the line that holds them. */
export async function exchangeLine(
  trx: Trx,
  order: OrderRecord,
  received: ReceivedExchange,
): Promise<number> {
  const { at, target, units } = received;
  const line = order.lines.find(({ id }) => id === received.lineId);
  const products = await lockProducts(trx, line ? [line, target] : []);
  const from = line && products.get(line.productId);
  const to = products.get(target.productId);
  if (!line || !from || !to) throw conflict(exchangeMessages.variantGone);
  await refuseReviewed(trx, line, { productId: target.productId, units });
  const title = to === from ? line.title : to.title;
  const image = picturesOf(to, target.color)[0]?.url ?? line.image;
  const plan = exchangedOrder(order, { ...received, target: { ...target, title, image } });
  const { couponTerms, totals, lines } = plan;
  await moveUnits(trx, order, { from, to, line, received });
  const ids = await storeLines(trx, order.id, lines);
  const { searchText } = searchKeys(order.orderNumber, order, lines);
  await ordersIn(trx).update({ id: order.id }, { ...totals, couponTerms, searchText });
  const note = noteOf(order, { line, to, received, after: totals.total });
  const back = received.restock ? [{ productId: from.documentId, delta: units }] : [];
  const stockEffect = [...back, { productId: to.documentId, delta: -units }];
  await recordEvent(trx, order.id, { type: 'edit', at, note, stockEffect });
  return ids[plan.position] as number;
}
