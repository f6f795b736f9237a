import { isStopped, messages, type DeletedOrder } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { deletedRows } from '../../../../database/deleted-rows';
import { currentActor } from '../../../../platform/access/current-actor';
import { checkRestorable, notFound } from '../../../../platform/http/http-error';
import { coupons } from '../../../coupon/services/coupon';
import { recordEvent } from '../order-events';
import { clientKeys } from '../order-search-keys';
import { lockOrder, ordersIn, staffOrders, staffOrderWithHistory, withLines } from '../order-records';
import { holdUnits, NO_MOVES } from '../status/order-stock';
import { undoable } from '../undo/keep-step';

async function undelete(trx: Trx, documentId: string, updatedAt: string): Promise<void> {
  await ordersIn(trx).update({ documentId }, { deletedAt: null, updatedAt });
  const at = new Date();
  const order = await lockOrder(trx, documentId);
  const needsHold = !order.stockHeld && !isStopped(order.status);
  const cause = { actor: currentActor().name, at, reason: 'reactivation' as const };
  // The order did not hold units that had come back before, or that it lacked.
  const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity - line.unitsReturned }));
  const held = await (needsHold ? holdUnits(trx, { ...order, lines }, order.shortUnits, cause) : NO_MOVES);
  if (needsHold)
    await ordersIn(trx).update({ id: order.id }, { stockHeld: true, shortUnits: held.shortUnits, updatedAt });
  if (!isStopped(order.status)) await coupons.takeUseAgain(trx, order.orderNumber, clientKeys(order));
  await recordEvent(trx, order.id, { type: 'restored', at, to: order.status, stockEffect: held.effect });
}

/** Restores a deleted order and holds its units again; throws 409 when they are not available. */
export async function restoreOrderIn(trx: Trx, documentId: string): Promise<void> {
  const found = await ordersIn(trx).one(
    { documentId },
    { select: ['deletedAt', 'updatedAt'], isLocked: true },
  );
  if (!found) throw notFound(messages.orderNotFound);
  if (found.deletedAt === null) return;
  checkRestorable(found.deletedAt);
  await undelete(trx, documentId, found.updatedAt);
}

export const restoreOrder = (documentId: string) =>
  undoable(documentId, async (trx) => {
    await restoreOrderIn(trx, documentId);
    return { order: await staffOrderWithHistory(trx, await lockOrder(trx, documentId)) };
  });

export async function deletedOrders(page: { page: number; limit: number }) {
  const { rows, ...counts } = await deletedRows('orders', page);
  const db = strapi.db.connection;
  const found = await withLines(db, ordersIn(db).read(rows));
  const listed = await staffOrders(db, found);
  const orders = listed.map((order, at): DeletedOrder => ({
    ...order,
    deletedAt: found[at]?.deletedAt ?? '',
  }));
  return { orders, ...counts };
}
