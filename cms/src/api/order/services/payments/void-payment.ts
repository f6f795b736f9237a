import {
  formatMoney,
  moneyMethodLabel,
  moneyState,
  type AdminOrder,
  type MoneyMethod,
  type PaymentVoid,
} from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { conflict, notFound } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { firstStatus } from '../../domain/place/new-order';
import { recordEvent } from '../order-events';
import { lockOrder, staffOrderWithHistory } from '../order-records';
import { changeStatusIn } from '../status/change-status';
import { checkUnchanged, standingEntries, voidEntry, type StandingEntry } from './order-payments';

/** Returns the entry to void; null when it is voided already. Throws 404 when the order has no such entry. */
async function findEntry(trx: Trx, order: OrderRecord, paymentId: string): Promise<StandingEntry | null> {
  const where = { order_id: order.id, document_id: paymentId };
  const row: Row | undefined = await trx('order_payments').where(where).whereNot('kind', 'void').first('id');
  if (!row) throw notFound('Ese pago no es de esta orden.');
  return (await standingEntries(trx, order.id, { document_id: paymentId }))[0] ?? null;
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
  await trx('orders').where('id', order.id).update({ expires_at: null, remind_at: null });
}

/** Voids a payment or refund that was noted by mistake, without a mail; a repeated call changes nothing more. */
export const voidPayment = (documentId: string, paymentId: string, draft: PaymentVoid): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    const entry = await findEntry(trx, order, paymentId);
    if (entry) {
      checkUnchanged(order, draft);
      checkVoidable(order, entry);
      const at = new Date();
      await voidEntry(trx, order.id, entry, { at, note: draft.note });
      await trx('orders').where('id', order.id).update({ updated_at: at });
      const words = `${formatMoney(entry.amount)} · ${moneyMethodLabel(entry.method as MoneyMethod)}`;
      const note = [words, draft.note].filter(Boolean).join('\n');
      await recordEvent(trx, order.id, { type: 'void', at, note });
      await followStatus(trx, documentId);
    }
    return staffOrderWithHistory(trx, await lockOrder(trx, documentId));
  });
