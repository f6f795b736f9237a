import {
  businessDay,
  formatMoney,
  moneyMethodLabel,
  moneyState,
  type OrderPaymentDraft,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import {
  runOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { badRequest, conflict } from '../../../../platform/http/http-error';
import { timeOnDay } from '../../domain/time-on-day';
import type { OrderRecord } from '../../domain/order-view';
import { refundMail } from '../../domain/status/change-mails';
import { recordEvent } from '../order-events';
import { lockOrder, staffOrderWithHistory } from '../order-records';
import { changeStatusIn } from '../status/change-status';
import { queueOrderMail } from '../queue-order-mail';
import { addPayment, checkUnchanged, type PaymentSource } from './order-payments';

type Kind = 'payment' | 'refund';

function checkAmount(order: OrderRecord, kind: Kind, { amount }: OrderPaymentDraft): void {
  if (kind === 'refund' && amount > order.paidAmount)
    throw conflict(`No se puede devolver más de lo cobrado: ${formatMoney(order.paidAmount)}.`);
  const { due } = moneyState(order);
  if (kind === 'payment' && amount > due)
    throw conflict(due > 0 ? `Falta cobrar ${formatMoney(due)}, no más.` : 'No queda nada por cobrar.');
}

function timeOf({ createdAt }: OrderRecord, { day }: OrderPaymentDraft, now: Date): Date {
  if (!day) return now;
  if (day > businessDay(now)) throw badRequest('La fecha no puede ser futura.');
  if (day < businessDay(new Date(createdAt))) throw badRequest('La fecha no puede ser anterior a la compra.');
  return new Date(timeOnDay(day, createdAt, now));
}

/** Moves the status of an order whose money is complete, or has all been returned. */
async function followStatus(
  trx: Trx,
  before: OrderRecord,
  kind: Kind,
  { notify }: OrderPaymentDraft,
): Promise<void> {
  const order = await lockOrder(trx, before.documentId);
  if (kind === 'payment' && moneyState(order).due === 0 && order.status !== 'paid')
    await changeStatusIn(trx, order.documentId, { status: 'paid', notify });
  const hadTheMoney = order.status === 'paid' || order.status === 'cancelled';
  if (kind === 'refund' && order.paidAmount === 0 && hadTheMoney)
    await changeStatusIn(trx, order.documentId, { status: 'refunded', notify });
}

type Entered = { kind: Kind; at: Date; now: Date; source?: PaymentSource };

async function enter(
  trx: Trx,
  order: OrderRecord,
  draft: OrderPaymentDraft,
  { kind, at, now, source }: Entered,
): Promise<void> {
  const { method, note } = draft;
  const amount = kind === 'refund' ? -draft.amount : draft.amount;
  await addPayment(trx, order.id, { kind, amount, method }, { at, note, source });
  // An order that was paid in part is a matter for the staff: it no longer expires by itself.
  await trx('orders').where('id', order.id).update({ expires_at: null, remind_at: null, updated_at: now });
  const words = `${formatMoney(draft.amount)} · ${moneyMethodLabel(method)}`;
  await recordEvent(trx, order.id, { type: kind, at: now, note: [words, note].filter(Boolean).join('\n') });
  await followStatus(trx, order, kind, draft);
  if (kind === 'refund' && draft.notify !== false)
    await queueOrderMail(trx, order, {
      ...{ kind: 'order-refund', at: now },
      build: (facts) => refundMail(facts, draft.amount, method),
    });
}

async function record(trx: Trx, documentId: string, kind: Kind, draft: OrderPaymentDraft): Promise<void> {
  const order = await lockOrder(trx, documentId);
  checkUnchanged(order, draft);
  checkAmount(order, kind, draft);
  const now = new Date();
  await enter(trx, order, draft, { kind, at: timeOf(order, draft, now), now });
}

/** Records a refund in the caller's transaction; throws 409 when it is more than was paid, or the order has changed. */
export const recordRefundIn = (trx: Trx, documentId: string, draft: OrderPaymentDraft): Promise<void> =>
  record(trx, documentId, 'refund', draft);

/** Enters a refund that a provider has made, with all that a recorded one does. */
export function enterRefund(
  trx: Trx,
  order: OrderRecord,
  draft: OrderPaymentDraft,
  source: PaymentSource,
): Promise<void> {
  const now = new Date();
  return enter(trx, order, draft, { kind: 'refund', at: now, now, source });
}

const recordOnce =
  (kind: Kind) =>
  (
    documentId: string,
    draft: OrderPaymentDraft,
    attempt: IdempotentCall | null,
  ): Promise<IdempotentResponse> =>
    inTransaction((trx) => {
      const answer = async () => {
        const order = await staffOrderWithHistory(trx, await lockOrder(trx, documentId));
        return JSON.stringify({ status: 'success', order });
      };
      return runOnce(trx, attempt, new Date(), {
        async run() {
          await record(trx, documentId, kind, draft);
          return { documentId, body: await answer() };
        },
        replay: answer,
      });
    });

/** Records money that was paid for an order; throws 409 when it is more than is due, or the order has changed. */
export const recordPayment = recordOnce('payment');

/** Records money that was returned for an order; throws 409 when it is more than was paid, or the order has changed. */
export const recordRefund = recordOnce('refund');
