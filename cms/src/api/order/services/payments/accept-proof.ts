import {
  amountDue,
  errorCodes,
  formatMoney,
  statusLabel,
  type AdminOrder,
  type ProofAcceptance,
} from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { conflict } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { restOfPaymentReason } from '../../domain/payments/rest-of-payment-reason';
import { recordEvent } from '../order-events';
import { lockOrder } from '../order-records';
import { changeStatusIn } from '../status/change-status';
import { addPayment, checkUnchanged } from './order-payments';

const AWAITS_DECISION = 'pending_transfer_confirmation';

const staleOrder = ({ status }: OrderRecord) =>
  conflict(
    `La orden cambió mientras la mirabas: ahora está en ${statusLabel(status)}`,
    errorCodes.staleOrder,
  );

async function accept(
  trx: Trx,
  order: OrderRecord,
  { amount, sender }: ProofAcceptance,
): Promise<AdminOrder> {
  const at = new Date();
  const note = sender && `De ${sender}`;
  const entry = { kind: 'payment', amount, method: 'transfer' } as const;
  await addPayment(trx, order.id, entry, { at, note, byStatus: true });
  const words = `${formatMoney(amount)} · Comprobante de transferencia`;
  await recordEvent(trx, order.id, { type: 'payment', at, note: [words, note].filter(Boolean).join('\n') });
  const missing = amountDue(order) - amount;
  const { documentId } = order;
  if (missing <= 0) return (await changeStatusIn(trx, documentId, { status: 'paid' })).order;
  const proofReason = restOfPaymentReason(amount, missing);
  const change = { status: 'pending_transfer_proof', proofReason } as const;
  const { order: changed } = await changeStatusIn(trx, documentId, change, { canBeUndone: true });
  // An order that was paid in part is a matter for the staff: it does not expire by itself.
  await trx('orders').where('id', order.id).update({ expires_at: null, remind_at: null });
  return { ...changed, expiresAt: null };
}

/**
 * Records the money that a proof shows: an order that is paid in full becomes paid, one that is not awaits a proof of the
 * rest. Throws 409 when no proof awaits a decision any more.
 */
export const acceptProof = (documentId: string, acceptance: ProofAcceptance): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    if (order.status !== AWAITS_DECISION) throw staleOrder(order);
    checkUnchanged(order, acceptance);
    return accept(trx, order, acceptance);
  });

/** Takes an acceptance back: its money is corrected, and the proof awaits a decision again. Throws 409 when more has happened since. */
export const undoAcceptance = (documentId: string): Promise<AdminOrder> =>
  inTransaction(async (trx) => {
    const order = await lockOrder(trx, documentId);
    const last: Row | undefined = await trx('order_payments')
      .where('order_id', order.id)
      .orderBy('id', 'desc')
      .first('kind', 'amount', 'by_status');
    const isAccepted = order.status === 'paid' || order.status === 'pending_transfer_proof';
    if (!isAccepted || last?.kind !== 'payment' || !last.by_status) throw staleOrder(order);
    const back = { kind: 'correction', amount: -(last.amount as number), method: 'transfer' } as const;
    await addPayment(trx, order.id, back, { at: new Date(), byStatus: true });
    return (await changeStatusIn(trx, documentId, { status: AWAITS_DECISION }, { keepsMoney: true })).order;
  });
