import {
  deadlineAfter,
  errorCodes,
  isStopped,
  ONLINE_PENDING,
  paymentHours,
  statusLabel,
  type AdminOrder,
  type OrderBulkStatus,
  type OrderStatusChange,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { dateOrNull } from '../../../../database/rows';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { badRequest, conflict } from '../../../../platform/http/http-error';
import { bulkAction } from '../../../../platform/edits/bulk-action';
import { coupons, exchanges, siteContent } from '../../../../platform/services';
import { conflictingFields, editConflict } from '../../../../platform/edits/edit-conflict';
import type { StockReason } from '../../../../database/records';
import type { OrderRecord } from '../../domain/order-view';
import { proofReasonAfter, proofReasonNote } from '../../domain/status/proof-reason';
import { statusEffect, type StatusEffect } from '../../domain/status/status-effect';
import { recordEvent } from '../order-events';
import { clientKeys } from '../order-search-keys';
import { recordStatusPayment } from '../payments/order-payments';
import { lockOrder, staffOrderWithHistory } from '../order-records';
import { queueProofMail } from './queue-proof-mail';
import { queueStatusMail } from './queue-status-mail';
import { holdUnits, NO_MOVES, releaseUnits, type AppliedMoves } from './order-stock';

type Circumstances = {
  /** The caller records what the change says about the money. */
  keepsMoney?: boolean;
  /** A mail about the change waits until it can no longer be undone. */
  canBeUndone?: boolean;
};
type StatusChanged = { order: AdminOrder; warning?: string };

function applyStockEffect(
  trx: Trx,
  order: OrderRecord,
  effect: StatusEffect,
  change: OrderStatusChange,
  at: Date,
) {
  const { name: actor } = currentActor();
  const reason: StockReason = change.status === 'refunded' ? 'refund' : 'cancellation';
  if (effect.stock === 'hold')
    return holdUnits(trx, order, change.force === true, { actor, at, reason: 'reactivation' });
  if (effect.stock === 'release') return releaseUnits(trx, order, { actor, at, reason });
  return NO_MOVES;
}

const stockColumns = ({ stock }: StatusEffect, { shortUnits }: AppliedMoves) =>
  stock === 'none' ? {} : { stock_held: stock === 'hold', short_units: shortUnits };

const dateColumns = ({ paidAt, confirmedAt, cancelledAt, refundedAt }: StatusEffect) => ({
  paid_at: dateOrNull(paidAt),
  ...(confirmedAt && { confirmed_at: new Date(confirmedAt) }),
  ...(cancelledAt && { cancelled_at: new Date(cancelledAt) }),
  ...(refundedAt && { refunded_at: new Date(refundedAt) }),
});

/** An order that waits for its payment again has a new deadline, and one that does not wait has none. */
async function deadlineColumns(order: OrderRecord, { status }: OrderStatusChange, at: Date) {
  const { checkout } = await siteContent().current();
  const { expiresAt, remindAt } = deadlineAfter(paymentHours({ ...order, status }, checkout), at);
  return { expires_at: dateOrNull(expiresAt), remind_at: dateOrNull(remindAt) };
}

async function applyChange(
  trx: Trx,
  order: OrderRecord,
  effect: StatusEffect,
  change: OrderStatusChange,
  at: Date,
) {
  if (isStopped(change.status)) await exchanges().endWithOrder(trx, order.documentId, at);
  const moved = await applyStockEffect(trx, order, effect, change, at);
  await trx('orders')
    .where('id', order.id)
    .update({
      order_status: change.status,
      ...stockColumns(effect, moved),
      ...dateColumns(effect),
      ...(await deadlineColumns(order, change, at)),
      proof_reason: proofReasonAfter(order, change),
      updated_at: at,
    });
  if (change.status === 'cancelled') await coupons().giveUseBack(trx, order.orderNumber, at);
  else if (!isStopped(change.status)) await coupons().takeUseAgain(trx, order.orderNumber, clientKeys(order));
  await recordEvent(trx, order.id, {
    type: 'status',
    at,
    from: order.status,
    to: change.status,
    note: eventNote(order, change),
    stockEffect: moved.effect,
    paidAtBefore: order.paidAt,
    paidAtAfter: effect.paidAt,
  });
}

const eventNote = (order: OrderRecord, change: OrderStatusChange): string =>
  [proofReasonNote(proofReasonAfter(order, change)), changedNotes(order, change)].filter(Boolean).join('\n');

const changedNotes = (order: OrderRecord, { adminNotes }: OrderStatusChange): string | null =>
  adminNotes !== undefined && adminNotes !== order.adminNotes ? adminNotes : null;

async function saveNotes(
  trx: Trx,
  order: OrderRecord,
  adminNotes: string,
  isOnlyChange: boolean,
  at: Date,
): Promise<void> {
  await trx('orders').where('id', order.id).update({ admin_notes: adminNotes, updated_at: at });
  if (isOnlyChange) await recordEvent(trx, order.id, { type: 'note', at, note: adminNotes });
}

async function saveProofReason(trx: Trx, order: OrderRecord, reason: string, at: Date): Promise<void> {
  await trx('orders').where('id', order.id).update({ proof_reason: reason, updated_at: at });
  await recordEvent(trx, order.id, { type: 'note', at, note: proofReasonNote(reason) });
}

/** Saves the reason for another proof and the notes, whether the status changes or not. */
async function saveTexts(
  trx: Trx,
  order: OrderRecord,
  effect: StatusEffect | null,
  change: OrderStatusChange,
  at: Date,
): Promise<void> {
  const reason = proofReasonAfter(order, change);
  if (!effect && reason !== order.proofReason) await saveProofReason(trx, order, reason, at);
  const notes = changedNotes(order, change);
  if (notes !== null) await saveNotes(trx, order, notes, effect === null, at);
}

function checkEditConflict(order: OrderRecord, change: OrderStatusChange): void {
  if (change.status === ONLINE_PENDING && order.paymentMethod !== 'mercado_pago')
    throw badRequest(`Solo una orden de Mercado Pago puede estar en ${statusLabel(ONLINE_PENDING)}.`);
  if (change.expectedStatus && change.expectedStatus !== order.status) {
    const now = statusLabel(order.status);
    throw conflict(`La orden cambió mientras la mirabas: ahora está en ${now}`, errorCodes.staleOrder);
  }
  const { adminNotes } = order;
  const fields = conflictingFields({
    base: { adminNotes: change.seenNotes },
    wanted: { adminNotes: change.adminNotes },
    current: { adminNotes },
  });
  if (fields.length > 0)
    throw editConflict(fields, 'Otra persona escribió otra nota mientras escribías la tuya', { adminNotes });
}

/** Changes a status inside the caller's transaction. */
export async function changeStatusIn(
  trx: Trx,
  documentId: string,
  change: OrderStatusChange,
  { keepsMoney = false, canBeUndone = false }: Circumstances = {},
): Promise<StatusChanged> {
  const order = await lockOrder(trx, documentId);
  checkEditConflict(order, change);
  const at = new Date();
  const options = { now: at.toISOString(), restock: change.restock === true };
  const effect = statusEffect(order, change.status, options);
  if (effect) await applyChange(trx, order, effect, change, at);
  if (effect && !keepsMoney) await recordStatusPayment(trx, order, effect, change.status, at);
  await saveTexts(trx, order, effect, change, at);
  const changed = await lockOrder(trx, documentId);
  await queueProofMail(trx, order, changed, { at, canBeUndone });
  await queueStatusMail(trx, order, changed, { notify: change.notify, at });
  return {
    order: await staffOrderWithHistory(trx, changed),
    ...(effect?.warning && { warning: effect.warning }),
  };
}

/** Changes a status from any to any; repeating the call changes nothing more. */
export const changeStatus = (documentId: string, change: OrderStatusChange): Promise<StatusChanged> =>
  inTransaction((trx) => changeStatusIn(trx, documentId, change));

export const changeStatuses = ({ ids, status, notify, seen = {} }: OrderBulkStatus) =>
  bulkAction(ids, (id) => changeStatus(id, { status, notify, expectedStatus: seen[id] }));

export const confirmOrder = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const { status } = await lockOrder(trx, documentId);
    if (status !== 'pending_manual' && status !== 'confirmado')
      throw conflict('Solo se puede confirmar una orden pendiente');
    return (await changeStatusIn(trx, documentId, { status: 'confirmado' })).order;
  });
