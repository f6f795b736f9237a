import { formatMoney, moneyState, type PaymentVoid, paymentMessages } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { conflict, notFound } from '../../../../platform/http/http-error';
import { counterSetting } from '../../../counter-setting/services/counter-setting';
import type { OrderRecord } from '../../domain/order-view';
import { firstStatus } from '../../domain/place/new-order';
import { recordEvent } from '../order-events';
import { lockOrder, NO_DEADLINE, ordersIn, staffOrderWithHistory, unlessDeleted } from '../order-records';
import { changeStatusIn } from '../status/change-status';
import { undoable } from '../undo/keep-step';
import { checkUnchanged, paymentsIn, standingEntries, voidEntry, type StandingEntry } from './order-payments';

/** Returns the entry to void; null when it is voided already. Throws 404 when the order has no such entry. */
async function findEntry(trx: Trx, order: OrderRecord, paymentId: string): Promise<StandingEntry | null> {
  const where = { orderId: order.id, documentId: paymentId, kind: { $ne: 'void' } };
  if (!(await paymentsIn(trx).has(where))) throw notFound(paymentMessages.ofAnotherOrder);
  const standing = await standingEntries(trx, order.id);
  return standing.find(({ documentId }) => documentId === paymentId) ?? null;
}

function checkVoidable({ paidAmount }: OrderRecord, { amount, reference }: StandingEntry): void {
  if (reference !== null) throw conflict('Lo informó Mercado Pago: no se anula a mano.');
  if (amount > paidAmount)
    throw conflict('De esa plata ya se devolvió una parte: anulá antes la devolución.');
}

/** Lets a paid order with a debt await its payment again; what other entries say stays, and it does not expire. */
async function followStatus(trx: Trx, documentId: string): Promise<void> {
  const order = await lockOrder(trx, documentId);
  if (order.status !== 'paid' || moneyState(order).due === 0) return;
  const status = firstStatus(order.paymentMethod, order.transferProof !== '', order.total);
  await changeStatusIn(trx, documentId, { status, notify: false }, { keepsMoney: true });
  await ordersIn(trx).update({ id: order.id }, NO_DEADLINE);
}

/** Voids a payment or refund that was noted by mistake, without a mail; a repeated call changes nothing more. */
export const voidPayment = (documentId: string, paymentId: string, draft: PaymentVoid) =>
  undoable(documentId, async (trx, locked) => {
    const order = unlessDeleted(locked);
    const entry = await findEntry(trx, order, paymentId);
    if (entry) {
      await checkUnchanged(trx, order, draft);
      checkVoidable(order, entry);
      const at = new Date();
      await voidEntry(trx, order.id, entry, { at, note: draft.note });
      // The stamp moves, so that an edit that began with the former sums ends in a conflict.
      await ordersIn(trx).update({ id: order.id }, {});
      const words = `${formatMoney(entry.amount)} · ${await counterSetting.nameWay(entry.method)}`;
      const note = [words, draft.note].filter(Boolean).join('\n');
      await recordEvent(trx, order.id, { type: 'void', at, note });
      await followStatus(trx, documentId);
    }
    return { order: await staffOrderWithHistory(trx, await lockOrder(trx, documentId)) };
  });
