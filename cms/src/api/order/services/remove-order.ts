import { messages } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { currentActor } from '../../../shared/caller';
import { notFound } from '../../../shared/http-errors';
import { deletionEffect } from '../domain/status-change';
import { recordEvent } from './order-events';
import { lockedOrder } from './order-records';
import { returnUnits, takeUnits, type Moved } from './order-stock';

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
    .update({ deleted_at: at, updated_at: at, ...(returns && { stock_held: false, short_units: 0 }) });
  await recordEvent(trx, order.id, { type: 'deleted', at, from: order.status, stockEffect: effect });
}

/** Deletes an order: its row, its number and its history stay. */
export const removeOrder = (documentId: string): Promise<void> =>
  inTransaction((trx) => removeOrderIn(trx, documentId));

const holdsStock = (status: string): boolean => status !== 'cancelled' && status !== 'refunded';

/** Brings a deleted order back, taking its units again; refused when they are gone. */
export async function restoreOrderIn(trx: Trx, documentId: string): Promise<void> {
  const row: Row | undefined = await trx('orders').where('document_id', documentId).first('id', 'deleted_at');
  if (!row?.deleted_at) throw notFound(messages.orderNotFound);
  const at = new Date();
  await trx('orders')
    .where('id', row.id as number)
    .update({ deleted_at: null, updated_at: at });
  const order = await lockedOrder(trx, documentId);
  const takes = !order.stockHeld && holdsStock(order.status);
  const cause = { actor: currentActor().name, at, reason: 'reactivation' as const };
  const { effect } = takes ? await takeUnits(trx, order, false, cause) : UNMOVED;
  if (takes) await trx('orders').where('id', order.id).update({ stock_held: true });
  await recordEvent(trx, order.id, { type: 'restored', at, to: order.status, stockEffect: effect });
}
