import {
  deadlineAfter,
  hasAnswer,
  isStopped,
  ONLINE_PENDING,
  paymentHours,
  statusLabel,
  wayBack,
  type AdminOrder,
  type OrderBulkStatus,
  type OrderStatusChange,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { currentActor } from '../../../../platform/access/current-actor';
import { badRequest, conflict } from '../../../../platform/http/http-error';
import { bulkAction } from '../../../../platform/edits/bulk-action';
import {
  runOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { coupons } from '../../../coupon/services/coupon';
import { siteContent } from '../../../site-content/services/site-content';
import { conflictingFields, editConflict, OTHER_NOTE } from '../../../../platform/edits/edit-conflict';
import type { OrderRecord } from '../../domain/order-view';
import { proofReasonAfter, proofReasonNote } from '../../domain/status/proof-reason';
import { statusEffect, type StatusEffect } from '../../domain/status/status-effect';
import { BACK_IN_THE_SHOP, changeFulfillmentIn } from '../fulfillment/change-fulfillment';
import { exchangesOfOrder } from '../exchanges-of-order';
import { recordEvent } from '../order-events';
import { giveUnitsBack, settleUnits } from '../giving-back/give-units-back';
import { returnMoney } from '../giving-back/return-money';
import { clientKeys } from '../order-search-keys';
import { checkUnchanged, recordStatusPayment } from '../payments/order-payments';
import { paymentTime } from '../payments/payment-time';
import { linesIn, lockOrder, ordersIn, staffOrderWithHistory, unlessDeleted } from '../order-records';
import { staleStep } from '../stale-order';
import { undoable, undoableIn } from '../undo/keep-step';
import { queueProofMail, queueStatusMail } from './queue-status-mail';
import { holdUnits } from './order-stock';

type Circumstances = {
  /** The caller records what the change says about the money. */
  keepsMoney?: boolean;
};
type StatusChanged = { order: AdminOrder; warning?: string };

/** Gives the units of an order back that stops, and holds those of one that is sold again. */
async function moveUnits(trx: Trx, order: OrderRecord, change: OrderStatusChange, at: Date) {
  const way = wayBack(change.status);
  if (way) return giveUnitsBack(trx, order, { way, answer: change, reason: way, at });
  if (!isStopped(order.status)) return [];
  const cause = { actor: currentActor().name, at, reason: 'reactivation' as const };
  const { effect, shortUnits } = await holdUnits(trx, order, change.force ? Infinity : 0, cause);
  await linesIn(trx).update({ orderId: order.id }, { unitsReturned: 0 });
  await ordersIn(trx).update({ id: order.id }, { stockHeld: true, unitsToDecide: false, shortUnits });
  if (effect.length > 0) await changeFulfillmentIn(trx, order, BACK_IN_THE_SHOP);
  return effect;
}

/** An order that waits for its payment again has a new deadline, and one that does not wait has none. */
async function deadlineOf(order: OrderRecord, { status }: OrderStatusChange, at: Date) {
  const { checkout } = await siteContent.current();
  return deadlineAfter(paymentHours({ ...order, status }, checkout), at);
}

async function applyChange(
  trx: Trx,
  order: OrderRecord,
  { warning: _told, ...dates }: StatusEffect,
  change: OrderStatusChange,
  at: Date,
) {
  if (isStopped(change.status)) await exchangesOfOrder.get().endWithOrder(trx, order.documentId, at);
  const stockEffect = await moveUnits(trx, order, change, at);
  // Money that a bank took back needs no answer once the order has stopped.
  const isAnswered = isStopped(change.status) && order.dispute.startsWith('charged_back');
  await ordersIn(trx).update(
    { id: order.id },
    {
      orderStatus: change.status,
      dispute: isAnswered ? '' : undefined,
      ...dates,
      ...(await deadlineOf(order, change, at)),
      proofReason: proofReasonAfter(order, change),
    },
  );
  if (change.status === 'cancelled') await coupons.giveUseBack(trx, order.orderNumber, at);
  else if (!isStopped(change.status)) await coupons.takeUseAgain(trx, order.orderNumber, clientKeys(order));
  await recordEvent(trx, order.id, {
    type: 'status',
    at,
    from: order.status,
    to: change.status,
    note: eventNote(order, change),
    stockEffect,
    paidAtBefore: order.paidAt,
    paidAtAfter: dates.paidAt,
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
  await ordersIn(trx).update({ id: order.id }, { adminNotes });
  if (isOnlyChange) await recordEvent(trx, order.id, { type: 'note', at, note: adminNotes });
}

async function saveProofReason(trx: Trx, order: OrderRecord, reason: string, at: Date): Promise<void> {
  await ordersIn(trx).update({ id: order.id }, { proofReason: reason });
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

async function checkEditConflict(trx: Trx, order: OrderRecord, change: OrderStatusChange): Promise<void> {
  if (change.status === ONLINE_PENDING && order.paymentMethod !== 'mercado_pago')
    throw badRequest(`Solo una orden de Mercado Pago puede estar en ${statusLabel(ONLINE_PENDING)}.`);
  if (change.expectedStatus && change.expectedStatus !== order.status)
    throw await staleStep(trx, order, 'status', statusLabel(order.status));
  const { adminNotes } = order;
  const fields = conflictingFields({
    base: { adminNotes: change.seenNotes },
    wanted: { adminNotes: change.adminNotes },
    current: { adminNotes },
  });
  if (fields.length > 0) throw editConflict(fields, OTHER_NOTE, { adminNotes });
}

/** Returns the money that staff say has gone back, on the day that they name; nothing while it is to go later. */
async function returnAsSaid(
  trx: Trx,
  order: OrderRecord,
  { refund = 'later', notify }: Pick<OrderStatusChange, 'refund' | 'notify'>,
  now: Date,
): Promise<void> {
  if (refund === 'later') return;
  await returnMoney(trx, order, { ...refund, notify }, { at: paymentTime(order, refund, now), now });
}

/** Returns money as staff say; else a status says what came or went, unless it is to be returned later. */
async function moveMoney(
  trx: Trx,
  order: OrderRecord,
  effect: StatusEffect,
  change: OrderStatusChange,
  at: Date,
): Promise<void> {
  const { status, refund } = change;
  if (isStopped(status) && refund) await returnAsSaid(trx, order, change, at);
  else await recordStatusPayment(trx, order, effect, status, at);
}

/** Returns money and units of an order that is stopped already, as far as staff say which. */
async function settleAnswer(trx: Trx, order: OrderRecord, change: OrderStatusChange, at: Date) {
  if (!isStopped(change.status)) return;
  await returnAsSaid(trx, order, change, at);
  if (hasAnswer(change)) await settleUnits(trx, order, change, at);
}

// Money that staff returned by the change has a mail of its own.
const statusMails = ({ status, refund, notify }: OrderStatusChange): boolean | undefined =>
  status === 'refunded' && refund ? false : notify;

/** Changes a status inside the caller's transaction. */
export async function changeStatusIn(
  trx: Trx,
  documentId: string,
  change: OrderStatusChange,
  { keepsMoney = false }: Circumstances = {},
): Promise<StatusChanged> {
  const order = await lockOrder(trx, documentId);
  await checkEditConflict(trx, order, change);
  await checkUnchanged(trx, order, change);
  const at = new Date();
  const effect = statusEffect(order, change.status, { now: at.toISOString() });
  if (effect) await applyChange(trx, order, effect, change, at);
  else await settleAnswer(trx, order, change, at);
  if (effect && !keepsMoney) await moveMoney(trx, order, effect, change, at);
  await saveTexts(trx, order, effect, change, at);
  const changed = await lockOrder(trx, documentId);
  await queueProofMail(trx, order, changed, at);
  await queueStatusMail(trx, order, changed, { notify: statusMails(change), at });
  return {
    order: await staffOrderWithHistory(trx, changed),
    ...(effect?.warning && { warning: effect.warning }),
  };
}

const successBody = (answer: StatusChanged): string => JSON.stringify({ status: 'success', ...answer });

/** Changes a status from any to any; a retry under the key of its call changes nothing more. */
export const changeStatus = (
  documentId: string,
  change: OrderStatusChange,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> =>
  inTransaction((trx) =>
    runOnce(trx, attempt, new Date(), {
      async run() {
        const work = (inner: Trx) => changeStatusIn(inner, documentId, change);
        return { documentId, body: successBody(await undoableIn(trx, documentId, work)) };
      },
      async replay() {
        return successBody({ order: await staffOrderWithHistory(trx, await lockOrder(trx, documentId)) });
      },
    }),
  );

export const changeStatuses = ({ ids, seen = {}, ...change }: OrderBulkStatus) =>
  bulkAction(ids, (id) =>
    undoable(id, (trx) => changeStatusIn(trx, id, { ...change, expectedStatus: seen[id] })),
  );

export const confirmOrder = (documentId: string) =>
  undoable(documentId, async (trx, locked) => {
    const { status } = unlessDeleted(locked);
    if (status !== 'pending_manual' && status !== 'confirmado')
      throw conflict('Solo se puede confirmar una orden pendiente');
    return changeStatusIn(trx, documentId, { status: 'confirmado' });
  });
