import {
  balanceOf,
  formatMoney,
  moneyState,
  statusLabel,
  type AdminOrder,
  type ProofAcceptance,
  amountMessages,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { badField } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { restOfPaymentReason } from '../../domain/status/proof-reason';
import { recordEvent } from '../order-events';
import { NO_DEADLINE, ordersIn, unlessDeleted } from '../order-records';
import { staleStep } from '../stale-order';
import { changeStatusIn } from '../status/change-status';
import { undoable } from '../undo/keep-step';
import { addPayment, checkPaidSum, checkUnchanged } from './order-payments';

const AWAITS_DECISION = 'pending_transfer_confirmation';

/** Throws 400 for an amount of nothing while something is due, and for one that is too high to be stored. */
function checkAmount(order: OrderRecord, amount: number): void {
  checkPaidSum(order, amount);
  if (amount === 0 && moneyState(order).due > 0) throw badField('amount', amountMessages.tooLow);
}

async function accept(
  trx: Trx,
  order: OrderRecord,
  { amount, sender }: ProofAcceptance,
): Promise<AdminOrder> {
  const at = new Date();
  if (amount > 0) {
    const entry = { kind: 'payment', amount, method: 'transfer' } as const;
    const proof = { proofId: order.transferProof || null, sender };
    await addPayment(trx, order.id, entry, { at, byStatus: true, proof });
    const note = `${formatMoney(amount)} · Comprobante de transferencia`;
    await recordEvent(trx, order.id, { type: 'payment', at, note });
  }
  const missing = balanceOf(order) - amount;
  const { documentId } = order;
  if (missing <= 0) return (await changeStatusIn(trx, documentId, { status: 'paid' })).order;
  const proofReason = restOfPaymentReason(amount, missing);
  const change = { status: 'pending_transfer_proof', proofReason } as const;
  const { order: changed } = await changeStatusIn(trx, documentId, change);
  // An order that was paid in part is a matter for the staff: it does not expire by itself.
  await ordersIn(trx).update({ id: order.id }, { ...NO_DEADLINE, updatedAt: changed.updatedAt });
  return { ...changed, expiresAt: null };
}

/**
 * Records the money that a proof shows: an order that is paid in full becomes paid, one that is not awaits a proof of the
 * rest. Throws 409 when no proof awaits a decision any more.
 */
export const acceptProof = (documentId: string, acceptance: ProofAcceptance) =>
  undoable(documentId, async (trx, locked) => {
    const order = unlessDeleted(locked);
    if (order.status !== AWAITS_DECISION)
      throw await staleStep(trx, order, 'status', statusLabel(order.status));
    await checkUnchanged(trx, order, acceptance);
    checkAmount(order, acceptance.amount);
    return { order: await accept(trx, order, acceptance) };
  });
