import type { OnlinePayment } from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import { paymentProvider } from '../../../../platform/payments/providers';
import { paymentsIn } from '../payments/order-payments';
import { onlinePayments, type OnlineEntry } from '../../domain/online/online-payments';

/** Returns the entries of an order's ledger that a provider gave a number, the oldest first. */
export async function onlineEntriesOf(db: Connection | Trx, orderId: number): Promise<OnlineEntry[]> {
  const where = { orderId, reference: { $notNull: true } } as const;
  const entries = await paymentsIn(db).many(where, { orderBy: ['at', 'id'] });
  return entries.flatMap(({ provider, reference, ...entry }) =>
    provider !== null && reference !== null ? [{ ...entry, provider, reference }] : [],
  );
}

/** Returns the payments of an order by a provider, for the staff; undefined without any. */
export async function onlinePaymentsOf(
  db: Connection | Trx,
  orderId: number,
): Promise<OnlinePayment[] | undefined> {
  const entries = await onlineEntriesOf(db, orderId);
  return entries.length > 0 ? onlinePayments(entries, paymentProvider()?.name) : undefined;
}
