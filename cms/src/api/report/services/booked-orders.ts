import { addDays, businessDay, dayRange, statusLabel } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { entriesBetween, takenByOrder } from '../../../database/ledger';
import { isoOf } from '../../../database/rows';
import type { MonthOrder, MonthRefund } from '../domain/month';

type Range = { from: string; to: string };

/** Reads the orders of a range of days; a cancelled one counts only if it was invoiced. */
export async function ordersOf({ from, to }: Range): Promise<MonthOrder[]> {
  const db = strapi.db.connection;
  const rows: Row[] = await db('orders')
    .whereBetween('business_day', [from, to])
    .whereNull('deleted_at')
    .whereRaw("(order_status <> 'cancelled' or coalesce(invoice_number, '') <> '')")
    .orderBy(['business_day', 'id'])
    .select('id', 'order_number', 'business_day', 'order_status', 'full_name', 'invoice_number', 'total');
  const taken = await takenByOrder(db, rows as { id: number }[]);
  return rows.map((row) => ({
    number: row.order_number as string,
    day: row.business_day as string,
    status: statusLabel(row.order_status as string),
    client: (row.full_name as string | null) ?? '',
    invoice: (row.invoice_number as string | null) ?? '',
    taken: taken.get(row.id as number) ?? new Map<string, number>(),
    total: Number(row.total),
  }));
}

/** Reads what went back in a range of days; a void of a refund takes it back on its own day. */
export async function refundsOf({ from, to }: Range): Promise<MonthRefund[]> {
  const rows: Row[] = await entriesBetween(
    strapi.db.connection,
    dayRange(from).from,
    dayRange(addDays(to, 1)).from,
  )
    .leftJoin('order_payments as voided', 'voided.id', 'paid.voids_id')
    .leftJoin('orders', 'orders.id', 'paid.order_id')
    .whereRaw("coalesce(voided.kind, paid.kind) = 'refund'")
    .orderBy(['paid.at', 'paid.id'])
    .select('paid.at', 'paid.method', 'paid.amount', 'orders.order_number', 'orders.invoice_number');
  return rows.map(({ at, method, amount, order_number, invoice_number }) => ({
    day: businessDay(new Date(isoOf(at))),
    number: (order_number as string | null) ?? '',
    invoice: (invoice_number as string | null) ?? '',
    method: method as string,
    amount: 0 - Number(amount),
  }));
}
