import { isStopped, messages, type AdminOrder, type DeletedOrder } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { deletedRows } from '../../../../database/deleted-rows';
import { isoOf } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { checkRestorable, notFound } from '../../../../platform/http/http-error';
import { coupons } from '../../../coupon/services/coupon';
import { recordEvent } from '../order-events';
import { clientKeys } from '../order-search-keys';
import { lockOrder, staffOrders, staffOrderWithHistory, withLines } from '../order-records';
import { holdUnits, NO_MOVES } from '../status/order-stock';

async function undelete(trx: Trx, documentId: string): Promise<void> {
  await trx('orders').where('document_id', documentId).update({ deleted_at: null });
  const at = new Date();
  const order = await lockOrder(trx, documentId);
  const needsHold = !order.stockHeld && !isStopped(order.status);
  const cause = { actor: currentActor().name, at, reason: 'reactivation' as const };
  // The order did not hold units that had come back before, or that it lacked.
  const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity - line.unitsReturned }));
  const held = await (needsHold ? holdUnits(trx, { ...order, lines }, order.shortUnits, cause) : NO_MOVES);
  if (needsHold)
    await trx('orders').where('id', order.id).update({ stock_held: true, short_units: held.shortUnits });
  if (!isStopped(order.status)) await coupons.takeUseAgain(trx, order.orderNumber, clientKeys(order));
  await recordEvent(trx, order.id, { type: 'restored', at, to: order.status, stockEffect: held.effect });
}

/** Restores a deleted order and holds its units again; throws 409 when they are not available. */
export async function restoreOrderIn(trx: Trx, documentId: string): Promise<void> {
  const query = trx('orders').where('document_id', documentId);
  const row: Row | undefined = await query.forUpdate().first('deleted_at');
  if (!row) throw notFound(messages.orderNotFound);
  if (row.deleted_at === null) return;
  checkRestorable(isoOf(row.deleted_at));
  await undelete(trx, documentId);
}

export const restoreOrder = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    await restoreOrderIn(trx, documentId);
    return staffOrderWithHistory(trx, await lockOrder(trx, documentId));
  });

export async function deletedOrders(page: { page: number; limit: number }) {
  const { rows, ...counts } = await deletedRows('orders', page);
  const db = strapi.db.connection;
  const listed = await staffOrders(db, await withLines(db, rows));
  const orders = listed.map((order, at): DeletedOrder => ({
    ...order,
    deletedAt: isoOf(rows[at]?.deleted_at),
  }));
  return { orders, ...counts };
}
