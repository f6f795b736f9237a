import type { Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { currentActor } from '../../../platform/access/current-actor';
import { deletionEffect } from '../domain/status-change';
import { recordEvent } from './order-events';
import { lockedOrder } from './order-records';
import { returnUnits, type Moved } from './order-stock';

const UNMOVED: Moved = { shortUnits: 0, effect: [] };

/** Takes an order out of every list, inside the caller's transaction; units that nobody paid for come back. */
export async function removeOrderIn(trx: Trx, documentId: string): Promise<void> {
  const order = await lockedOrder(trx, documentId);
  const at = new Date();
  const returns = deletionEffect(order) === 'return';
  const cause = { actor: currentActor().name, at, reason: 'order-deleted' as const };
  const { effect } = returns ? await returnUnits(trx, order, cause) : UNMOVED;
  await trx('orders')
    .where('id', order.id)
    .update({ deleted_at: at, ...(returns && { stock_held: false, short_units: 0 }) });
  await recordEvent(trx, order.id, { type: 'deleted', at, from: order.status, stockEffect: effect });
}

/** Deletes an order: its row, its number and its history stay. */
export const removeOrder = (documentId: string): Promise<void> =>
  inTransaction((trx) => removeOrderIn(trx, documentId));
