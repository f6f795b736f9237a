import { deletionStockEffect } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { coupons, exchanges } from '../../../../platform/services';
import { recordEvent } from '../order-events';
import { lockOrder } from '../order-records';
import { NO_MOVES, releaseUnits } from '../status/order-stock';

/** Moves an order to the trash inside the caller's transaction; unpaid units are released. */
export async function deleteOrderIn(trx: Trx, documentId: string): Promise<void> {
  const order = await lockOrder(trx, documentId);
  const at = new Date();
  await exchanges().endWithOrder(trx, documentId, at);
  const isReleased = deletionStockEffect(order) === 'release';
  const cause = { actor: currentActor().name, at, reason: 'order-deleted' as const };
  const { effect } = isReleased ? await releaseUnits(trx, order, cause) : NO_MOVES;
  await trx('orders')
    .where('id', order.id)
    .update({
      deleted_at: at,
      expires_at: null,
      remind_at: null,
      ...(isReleased && { stock_held: false, short_units: 0 }),
    });
  await coupons().giveUseBack(trx, order.orderNumber, at);
  await recordEvent(trx, order.id, { type: 'deleted', at, from: order.status, stockEffect: effect });
}

export const deleteOrder = (documentId: string): Promise<void> =>
  inTransaction((trx) => deleteOrderIn(trx, documentId));
