import type { OnlinePayment } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf } from '../../../../database/rows';
import { paymentProvider } from '../../../../platform/payments/providers';
import { onlinePayments, type OnlineEntry } from '../../domain/online/online-payments';

/** Returns the entries of an order's ledger that a provider gave a number, the oldest first. */
export async function onlineEntriesOf(db: Connection | Trx, orderId: number): Promise<OnlineEntry[]> {
  const rows: Row[] = await db('order_payments')
    .where('order_id', orderId)
    .whereNotNull('reference')
    .orderBy(['at', 'id']);
  return rows.map((row) => ({
    kind: row.kind as string,
    amount: row.amount as number,
    at: isoOf(row.at),
    provider: row.provider as string,
    reference: row.reference as string,
  }));
}

/** Returns the payments of an order by a provider, for the staff; undefined without any. */
export async function onlinePaymentsOf(
  db: Connection | Trx,
  orderId: number,
): Promise<OnlinePayment[] | undefined> {
  const entries = await onlineEntriesOf(db, orderId);
  return entries.length > 0 ? onlinePayments(entries, paymentProvider()?.name) : undefined;
}
