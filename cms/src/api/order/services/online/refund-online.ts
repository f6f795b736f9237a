import { formatMoney, type OnlineRefund, paymentMessages } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import {
  findStoredId,
  runOnce,
  type IdempotentCall,
  type IdempotentResponse,
} from '../../../../platform/edits/idempotency';
import { conflict, unavailable } from '../../../../platform/http/http-error';
import { ProviderRefusal, ProviderUnavailable } from '../../../../platform/payments/payment-provider';
import type { PaymentProvider, ProviderRefund } from '../../../../platform/payments/payment-provider';
import { paymentProvider } from '../../../../platform/payments/providers';
import { onlinePayments, refundReference } from '../../domain/online/online-payments';
import { lockOrder, staffOrderWithHistory } from '../order-records';
import { checkUnchanged } from '../payments/order-payments';
import { enterRefund } from '../payments/record-payment';
import { onlineEntriesOf } from './online-entries';

// The lock makes the order and its entries of one moment: a refund entered between two reads would change the provider's key.
async function returnedBefore(
  trx: Trx,
  provider: PaymentProvider,
  documentId: string,
  refund: OnlineRefund,
): Promise<number> {
  const order = await lockOrder(trx, documentId);
  await checkUnchanged(trx, order, refund);
  const { amount, reference } = refund;
  const payments = onlinePayments(await onlineEntriesOf(trx, order.id), provider.name);
  const payment = payments.find((one) => one.reference === reference);
  if (!payment) throw conflict(paymentMessages.ofAnotherOrder);
  const limit = Math.min(payment.refundable, order.paidAmount);
  if (amount > limit) throw conflict(`De ese pago se pueden devolver ${formatMoney(limit)}, no más.`);
  return payment.refunded;
}

async function ask(provider: PaymentProvider, refund: OnlineRefund, key: string): Promise<ProviderRefund> {
  try {
    return await provider.refund(refund.reference, refund.amount, key);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw unavailable();
    if (error instanceof ProviderRefusal)
      throw conflict(`${provider.label} no aceptó la devolución. Fijate en tu cuenta si hay saldo.`);
    throw error;
  }
}

const answerOf = async (trx: Trx, documentId: string): Promise<string> =>
  JSON.stringify({
    status: 'success',
    order: await staffOrderWithHistory(trx, await lockOrder(trx, documentId)),
  });

async function enter(
  trx: Trx,
  provider: PaymentProvider,
  documentId: string,
  refund: OnlineRefund,
  id: string,
) {
  const { reference, expectedPaid: _seen, ...draft } = refund;
  const order = await lockOrder(trx, documentId);
  const source = { provider: provider.name, reference: refundReference(reference, id) };
  const entries = await onlineEntriesOf(trx, order.id);
  // The provider's own notice of this refund may have come first.
  if (entries.some((entry) => entry.reference === source.reference)) return;
  await enterRefund(trx, order, { ...draft, method: provider.name }, source);
}

async function replayOf(attempt: IdempotentCall | null): Promise<IdempotentResponse | null> {
  const stored = attempt && (await findStoredId(strapi.db.connection, attempt));
  return stored ? { body: await inTransaction((trx) => answerOf(trx, stored)), replayed: true } : null;
}

/**
 * Returns money of an online payment: first at the provider, then in the ledger. The provider's key names what was
 * returned before, so a call that is repeated, or made by two people at once, returns money once.
 */
export async function refundOnline(
  documentId: string,
  refund: OnlineRefund,
  attempt: IdempotentCall | null,
): Promise<IdempotentResponse> {
  const earlier = await replayOf(attempt);
  if (earlier) return earlier;
  const provider = paymentProvider();
  if (!provider) throw conflict('Mercado Pago no está configurado en el servidor.');
  let refunded: number;
  try {
    refunded = await inTransaction((trx) => returnedBefore(trx, provider, documentId, refund));
  } catch (error) {
    // The same call, sent twice at once, may have been done since it was looked for.
    const done = await replayOf(attempt);
    if (done) return done;
    throw error;
  }
  const key = `${documentId}-${refund.reference}-${refunded}-${refund.amount}`;
  const { id } = await ask(provider, refund, key);
  return inTransaction((trx) =>
    runOnce(trx, attempt, new Date(), {
      async run() {
        await enter(trx, provider, documentId, refund, id);
        return { documentId, body: await answerOf(trx, documentId) };
      },
      replay: (one) => answerOf(trx, one),
    }),
  );
}
