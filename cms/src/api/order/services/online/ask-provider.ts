import { DAY_MS, HOUR_MS, MINUTE_MS, ONLINE_PENDING } from '@shop/contract';
import type { Connection, Row } from '../../../../database/connection';
import { ProviderRefusal, ProviderUnavailable } from '../../../../platform/payments/payment-provider';
import type { PaymentProvider } from '../../../../platform/payments/payment-provider';
import { paymentProvider } from '../../../../platform/payments/providers';
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

const onlineOrders = (db: Connection) =>
  db('orders').where('payment_method', 'mercado_pago').whereNull('deleted_at').limit(BATCH);

/** Asks for payments whose notice never came, of unpaid orders and of those cancelled a day ago at most; returns their number. */
export async function askForLostPayments(now = new Date()): Promise<number> {
  const provider = paymentProvider();
  if (!provider) return 0;
  const waiting: Row[] = await onlineOrders(strapi.db.connection)
    .where((state) =>
      state.where('order_status', ONLINE_PENDING).orWhere((gone) =>
        gone
          .where('order_status', 'cancelled')
          .where('paid_amount', 0)
          .where('cancelled_at', '>', new Date(now.getTime() - DAY_MS)),
      ),
    )
    .orderBy('created_at', 'desc')
    .select('order_number');
  let settled = 0;
  try {
    for (const { order_number } of waiting)
      settled += (await askFor(provider, order_number as string)).settled;
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    strapi.log.warn(`Payments cannot be asked for: ${provider.name}`);
  }
  return settled;
}

async function delayExpiry(documentId: string, now: Date, ms: number): Promise<void> {
  await strapi.db
    .connection('orders')
    .where('document_id', documentId)
    .whereNotNull('expires_at')
    .update({ expires_at: new Date(now.getTime() + ms) });
}

/** Asks once more for the payments of orders whose time is over; those that the provider cannot answer for wait longer. */
export async function askBeforeExpiry(now: Date): Promise<void> {
  const provider = paymentProvider();
  if (!provider) return;
  const due: Row[] = await onlineOrders(strapi.db.connection)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .select('document_id', 'order_number');
  for (const { document_id, order_number } of due)
    try {
      const { isPending } = await askFor(provider, order_number as string);
      if (isPending) await delayExpiry(document_id as string, now, HOUR_MS);
    } catch (error) {
      if (!isProviderFault(error)) throw error;
      await delayExpiry(document_id as string, now, RETRY_MS);
    }
}
