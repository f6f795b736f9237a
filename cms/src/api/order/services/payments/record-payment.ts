import {
  formatMoney,
  hasAnswer,
  moneyState,
  type OrderPaymentDraft,
  type OrderRefundDraft,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import {
  answerOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { conflict } from '../../../../platform/http/http-error';
import { counterSetting } from '../../../counter-setting/services/counter-setting';
import type { OrderRecord } from '../../domain/order-view';
import { recordEvent } from '../order-events';
import { settleUnits } from '../giving-back/give-units-back';
import { returnMoney } from '../giving-back/return-money';
import { lockOrder, NO_DEADLINE, ordersIn, staffOrderWithHistory } from '../order-records';
import { changeStatusIn } from '../status/change-status';
import { currentStep, undoableIn } from '../undo/keep-step';
import { addPayment, checkUnchanged, type PaymentSource } from './order-payments';
import { paymentTime } from './payment-time';

type Kind = 'payment' | 'refund';

function checkPayment(order: OrderRecord, { amount }: OrderPaymentDraft): void {
  const { due } = moneyState(order);
  if (amount > due)
    throw conflict(due > 0 ? `Falta cobrar ${formatMoney(due)}, no más.` : 'No queda nada por cobrar.');
}

type Payment = Pick<OrderPaymentDraft, 'amount' | 'method' | 'note' | 'notify'>;

/** Enters money that was paid for a locked order; throws 400 for a way of payment that the shop does not have. */
export async function enterPayment(
  trx: Trx,
  order: OrderRecord,
  { amount, method, note, notify }: Payment,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await counterSetting.checkWay(method);
  await addPayment(trx, order.id, { kind: 'payment', amount, method }, { at, note });
  // An order that was paid in part is a matter for the staff: it no longer expires by itself.
  await ordersIn(trx).update({ id: order.id }, NO_DEADLINE);
  const words = `${formatMoney(amount)} · ${await counterSetting.nameWay(method)}`;
  await recordEvent(trx, order.id, {
    type: 'payment',
    at: now,
    note: [words, note].filter(Boolean).join('\n'),
  });
  await markPaidOrder(trx, order.documentId, notify);
}

/** Makes an order 'paid' whose money is complete, whether a payment or a lower total completed it. */
export async function markPaidOrder(trx: Trx, documentId: string, notify?: boolean): Promise<void> {
  const order = await lockOrder(trx, documentId);
  if (order.status !== 'paid' && moneyState(order).isPaid)
    await changeStatusIn(trx, documentId, { status: 'paid', notify });
}

/** Stops an order whose money has all been returned; else asks about the units that the money was paid for. */
export async function followRefund(
  trx: Trx,
  before: OrderRecord,
  draft: Pick<OrderRefundDraft, 'amount' | 'notify' | 'restock' | 'returnedUnits'>,
  now: Date,
): Promise<void> {
  // The rest of the draft stays behind: the money that it expected has just changed.
  const { amount, notify, restock, returnedUnits } = draft;
  const units = { restock, returnedUnits };
  const order = await lockOrder(trx, before.documentId);
  const hadTheMoney = order.status === 'paid' || order.status === 'cancelled';
  if (order.paidAmount === 0 && hadTheMoney)
    return void (await changeStatusIn(trx, order.documentId, { status: 'refunded', notify, ...units }));
  const isOverpaid = amount <= moneyState(before).toReturn;
  if (hasAnswer(units) || !isOverpaid) await settleUnits(trx, order, units, now);
}

type Entered = { at: Date; now: Date; source?: PaymentSource };

async function enterRefundAt(trx: Trx, order: OrderRecord, draft: OrderRefundDraft, entered: Entered) {
  await returnMoney(trx, order, draft, entered);
  await followRefund(trx, order, draft, entered.now);
}

async function record(trx: Trx, documentId: string, kind: Kind, draft: OrderRefundDraft): Promise<void> {
  const order = await lockOrder(trx, documentId);
  await checkUnchanged(trx, order, draft);
  if (kind === 'payment') checkPayment(order, draft);
  const now = new Date();
  const times = { at: paymentTime(order, draft, now), now };
  await (kind === 'payment' ? enterPayment : enterRefundAt)(trx, order, draft, times);
}

/** Records a refund in the caller's transaction; throws 409 when it is more than was paid, or the order has changed. */
export const recordRefundIn = (trx: Trx, documentId: string, draft: OrderRefundDraft): Promise<void> =>
  record(trx, documentId, 'refund', draft);

/** Enters a refund that a provider has made, with all that a recorded one does. */
export function enterRefund(
  trx: Trx,
  order: OrderRecord,
  draft: OrderRefundDraft,
  source: PaymentSource,
): Promise<void> {
  const now = new Date();
  return enterRefundAt(trx, order, draft, { at: now, now, source });
}

const recordOnce =
  (kind: Kind) =>
  (
    documentId: string,
    draft: OrderRefundDraft,
    attempt: IdempotentCall | null,
  ): Promise<IdempotentResponse> =>
    answerOnce(attempt, {
      async run(trx) {
        await undoableIn(trx, documentId, async () => {
          await record(trx, documentId, kind, draft);
          return {};
        });
        return documentId;
      },
      async answer(trx) {
        const order = await lockOrder(trx, documentId);
        const undo = await currentStep(trx, order.id);
        return { order: await staffOrderWithHistory(trx, order), ...(undo && { undo }) };
      },
    });

/** Records money that was paid for an order; throws 409 when it is more than is due, or the order has changed. */
export const recordPayment = recordOnce('payment');

/** Records money that was returned for an order; throws 409 when it is more than was paid, or the order has changed. */
export const recordRefund = recordOnce('refund');
