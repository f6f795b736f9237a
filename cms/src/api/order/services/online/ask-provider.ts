import { DAY_MS, HOUR_MS, MINUTE_MS, ONLINE_PENDING } from '@shop/contract';
import { ProviderRefusal, ProviderUnavailable } from '../../../../platform/payments/payment-provider';
import type { PaymentProvider } from '../../../../platform/payments/payment-provider';
import { paymentProvider } from '../../../../platform/payments/providers';
import { ordersIn } from '../order-records';
import { settlePayment } from './settle-payment';

const BATCH = 100;
const RETRY_MS = 10 * MINUTE_MS;

type Asked = { settled: number; isPending: boolean };

async function askFor(provider: PaymentProvider, orderNumber: string): Promise<Asked> {
  const payments = await provider.findPayments(orderNumber);
  let settled = 0;
  for (const payment of payments) if (await settlePayment(provider, payment)) settled += 1;
  return { settled, isPending: payments.some(({ isPending }) => isPending) };
}

const isProviderFault = (error: unknown): boolean =>
  error instanceof ProviderUnavailable || error instanceof ProviderRefusal;

const ONLINE = { paymentMethod: 'mercado_pago', deletedAt: null } as const;

/** Asks for payments whose notice never came, of unpaid orders and of those cancelled a day ago at most; returns their number. */
export async function askForLostPayments(): Promise<number> {
  const provider = paymentProvider();
  if (!provider) return 0;
  const orders = ordersIn(strapi.db.connection);
  const choice = { orderBy: ['-createdAt'], limit: BATCH, select: ['orderNumber'] } as const;
  const dayAgo = new Date(Date.now() - DAY_MS);
  const gone = { orderStatus: 'cancelled', paidAmount: 0, cancelledAt: { $gt: dayAgo } };
  const waiting = [
    ...(await orders.many({ ...ONLINE, orderStatus: ONLINE_PENDING }, choice)),
    ...(await orders.many({ ...ONLINE, ...gone }, choice)),
  ].slice(0, BATCH);
  let settled = 0;
  try {
    for (const { orderNumber } of waiting) settled += (await askFor(provider, orderNumber)).settled;
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    strapi.log.warn(`Payments cannot be asked for: ${provider.name}`);
  }
  return settled;
}

// It leaves `updatedAt`, so that nobody's edit fails for it.
async function delayExpiry(documentId: string, now: Date, ms: number): Promise<void> {
  const found = ordersIn(strapi.db.connection).sql().where('document_id', documentId);
  await found.whereNotNull('expires_at').update({ expires_at: new Date(now.getTime() + ms) });
}

/** Asks once more for the payments of orders whose time is over; those that the provider cannot answer for wait longer. */
export async function askBeforeExpiry(now: Date): Promise<void> {
  const provider = paymentProvider();
  if (!provider) return;
  const due = await ordersIn(strapi.db.connection).many(
    { ...ONLINE, expiresAt: { $lte: now } },
    { orderBy: ['expiresAt'], limit: BATCH, select: ['documentId', 'orderNumber'] },
  );
  for (const { documentId, orderNumber } of due)
    try {
      const { isPending } = await askFor(provider, orderNumber);
      if (isPending) await delayExpiry(documentId, now, HOUR_MS);
    } catch (error) {
      if (!isProviderFault(error)) throw error;
      await delayExpiry(documentId, now, RETRY_MS);
    }
}
