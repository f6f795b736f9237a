import { errorCodes, statusLabel, type AdminOrder, type OrderStatusChange } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/api-error';
import type { StockReason } from '../../../database/records';
import type { OrderRecord } from '../domain/order-view';
import { statusEffect, type StatusEffect } from '../domain/status-change';
import { recordEvent } from './order-events';
import { lockedOrder, staffOrderWithHistory } from './order-records';
import { returnUnits, takeUnits, type Moved } from './order-stock';

export type Changed = { order: AdminOrder; warning?: string };

const UNMOVED: Moved = { shortUnits: 0, effect: [] };
const dateOrNull = (iso: string | null) => (iso ? new Date(iso) : null);

function moveStock(trx: Trx, order: OrderRecord, effect: StatusEffect, change: OrderStatusChange, at: Date) {
  const { name: actor } = currentActor();
  const back: StockReason = change.status === 'refunded' ? 'refund' : 'cancellation';
  if (effect.stock === 'take')
    return takeUnits(trx, order, change.force === true, { actor, at, reason: 'reactivation' });
  if (effect.stock === 'return') return returnUnits(trx, order, { actor, at, reason: back });
  return UNMOVED;
}

const heldColumns = ({ stock }: StatusEffect, { shortUnits }: Moved) =>
  stock === 'none' ? {} : { stock_held: stock === 'take', short_units: shortUnits };

const dateColumns = ({ paidAt, confirmedAt, cancelledAt, refundedAt }: StatusEffect) => ({
  paid_at: dateOrNull(paidAt),
  ...(confirmedAt && { confirmed_at: new Date(confirmedAt) }),
  ...(cancelledAt && { cancelled_at: new Date(cancelledAt) }),
  ...(refundedAt && { refunded_at: new Date(refundedAt) }),
});

async function applyChange(
  trx: Trx,
  order: OrderRecord,
  effect: StatusEffect,
  change: OrderStatusChange,
  at: Date,
) {
  const moved = await moveStock(trx, order, effect, change, at);
  await trx('orders')
    .where('id', order.id)
    .update({
      order_status: change.status,
      ...heldColumns(effect, moved),
      ...dateColumns(effect),
      updated_at: at,
    });
  await recordEvent(trx, order.id, {
    type: 'status',
    at,
    from: order.status,
    to: change.status,
    note: noteOf(order, change) ?? '',
    stockEffect: moved.effect,
    paidAtBefore: order.paidAt,
    paidAtAfter: effect.paidAt,
  });
}

const noteOf = (order: OrderRecord, { adminNotes }: OrderStatusChange): string | null =>
  adminNotes !== undefined && adminNotes !== order.adminNotes ? adminNotes : null;

async function applyNote(
  trx: Trx,
  order: OrderRecord,
  note: string,
  alone: boolean,
  at: Date,
): Promise<void> {
  await trx('orders').where('id', order.id).update({ admin_notes: note, updated_at: at });
  if (alone) await recordEvent(trx, order.id, { type: 'note', at, note });
}

function checkNotStale(order: OrderRecord, change: OrderStatusChange): void {
  if (change.expectedStatus && change.expectedStatus !== order.status) {
    const now = statusLabel(order.status);
    throw conflict(`La orden cambió mientras la mirabas: ahora está en ${now}`, errorCodes.staleOrder);
  }
  if (
    change.seenNotes !== undefined &&
    change.seenNotes !== order.adminNotes &&
    noteOf(order, change) !== null
  )
    throw conflict('Otra persona escribió otra nota mientras escribías la tuya', errorCodes.staleFields, {
      fields: ['adminNotes'],
      adminNotes: order.adminNotes,
    });
}

/** Changes a status, with its effects on stock and dates, inside the caller's transaction. */
export async function changeStatusIn(
  trx: Trx,
  documentId: string,
  change: OrderStatusChange,
): Promise<Changed> {
  const order = await lockedOrder(trx, documentId);
  checkNotStale(order, change);
  const at = new Date();
  const wish = { now: at.toISOString(), restock: change.restock === true };
  const effect = statusEffect(order, change.status, wish);
  if (effect) await applyChange(trx, order, effect, change, at);
  const note = noteOf(order, change);
  if (note !== null) await applyNote(trx, order, note, effect === null, at);
  const after = effect || note !== null ? await lockedOrder(trx, documentId) : order;
  return {
    order: await staffOrderWithHistory(trx, after),
    ...(effect?.warning && { warning: effect.warning }),
  };
}

/** Changes a status; any to any, each with its effects, once however often it is asked. */
export const changeStatus = (documentId: string, change: OrderStatusChange): Promise<Changed> =>
  inTransaction((trx) => changeStatusIn(trx, documentId, change));

/** Confirms an order that waits for the shop. */
export const confirmOrder = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const { status } = await lockedOrder(trx, documentId);
    if (status !== 'pending_manual' && status !== 'confirmado')
      throw conflict('Solo se puede confirmar una orden pendiente');
    return (await changeStatusIn(trx, documentId, { status: 'confirmado' })).order;
  });
