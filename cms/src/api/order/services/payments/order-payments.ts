import { errorCodes, formatMoney, type OrderPayment } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf, newRow } from '../../../../database/rows';
import { currentActor } from '../../../../platform/access/current-actor';
import { conflict } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { statusPayment, type PaymentEntry } from '../../domain/payments/status-payment';

const TABLE = 'order_payments';

/** Returns the money that came and went for an order, the oldest first. */
export async function paymentsOf(db: Connection | Trx, orderId: number): Promise<OrderPayment[]> {
  const rows: Row[] = await db(TABLE).where('order_id', orderId).orderBy(['at', 'id']);
  return rows.map((row) => ({
    at: isoOf(row.at),
    kind: row.kind as string,
    amount: row.amount as number,
    method: row.method as string,
    actor: (row.actor as string | null) ?? '',
    note: (row.note as string | null) ?? '',
  }));
}

/** Throws 409 when money has come or gone since the form was opened. */
export function checkUnchanged(
  { paidAmount }: OrderRecord,
  { expectedPaid }: { expectedPaid?: number | undefined },
): void {
  if (expectedPaid === undefined || expectedPaid === paidAmount) return;
  throw conflict(
    `La orden cambió mientras la mirabas: ahora tiene cobrado ${formatMoney(paidAmount)}`,
    errorCodes.staleOrder,
  );
}

/** The number that a provider gave a payment or refund; it is stored once. */
export type PaymentSource = { provider: string; reference: string };
type Recorded = { at: Date; note?: string; byStatus?: boolean; source?: PaymentSource };

/** Adds an entry to an order that the caller has locked, and to the sum of its payments. */
export async function addPayment(
  trx: Trx,
  orderId: number,
  { kind, amount, method }: PaymentEntry,
  { at, note = '', byStatus = false, source }: Recorded,
): Promise<void> {
  const { name, requestId } = currentActor();
  await trx(TABLE).insert({
    ...newRow(new Date()),
    ...{ order_id: orderId, at, kind, amount, method, note },
    ...{ by_status: byStatus, actor: name, request_id: requestId, ...source },
  });
  await trx('orders')
    .where('id', orderId)
    .update({ paid_amount: trx.raw('coalesce(paid_amount, 0) + ?', [amount]) });
}

/** Returns the pesos that changes of status have recorded for an order. */
export async function recordedByStatus(trx: Trx, orderId: number): Promise<number> {
  const [sum] = (await trx(TABLE)
    .where({ order_id: orderId, by_status: true })
    .sum('amount as total')) as Row[];
  return Number(sum?.total ?? 0);
}

/** Records what a change of status says about the money. */
export async function recordStatusPayment(
  trx: Trx,
  order: OrderRecord,
  effect: { paidAt: string | null },
  status: string,
  at: Date,
): Promise<void> {
  const { paidAt } = effect;
  // Only a step back needs the sum.
  const recorded = order.paidAt !== null && paidAt === null ? await recordedByStatus(trx, order.id) : 0;
  const entry = statusPayment(order, { status, paidAt, recordedByStatus: recorded });
  if (entry) await addPayment(trx, order.id, entry, { at, byStatus: true });
}
