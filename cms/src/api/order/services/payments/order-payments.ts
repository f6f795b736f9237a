import { errorCodes, formatMoney, MAX_TOTAL, type OrderPayment } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf, newRow } from '../../../../database/rows';
import { currentActor } from '../../../../platform/access/current-actor';
import { badField, conflict } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { statusPayment, type PaymentEntry } from '../../domain/payments/status-payment';

const TABLE = 'order_payments';

const noteOf = ({ note, sender }: Row): string =>
  sender ? `De ${sender as string}` : ((note as string | null) ?? '');

/** Returns the money that came and went for an order, the oldest first. */
export async function paymentsOf(db: Connection | Trx, orderId: number): Promise<OrderPayment[]> {
  const rows: Row[] = await db(TABLE).where('order_id', orderId).orderBy(['at', 'id']);
  return rows.map((row) => ({
    at: isoOf(row.at),
    kind: row.kind as string,
    amount: row.amount as number,
    method: row.method as string,
    actor: (row.actor as string | null) ?? '',
    note: noteOf(row),
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
/** The proof that showed a payment, if the shop has its file, and who sent the money; the sender is erased with the proof. */
type ShownBy = { proofId: string | null; sender: string };
type Recorded = { at: Date; note?: string; byStatus?: boolean; source?: PaymentSource; proof?: ShownBy };

/** Throws 400 when more would be paid than the column holds. */
export function checkPaidSum({ paidAmount }: OrderRecord, amount: number): void {
  if (paidAmount + amount > MAX_TOTAL) throw badField('amount', 'El importe es demasiado alto');
}

/** Adds an entry to an order that the caller has locked, and to the sum of its payments. */
export async function addPayment(
  trx: Trx,
  orderId: number,
  { kind, amount, method }: PaymentEntry,
  { at, note = '', byStatus = false, source, proof }: Recorded,
): Promise<void> {
  const { name, requestId } = currentActor();
  await trx(TABLE).insert({
    ...newRow(new Date()),
    ...{ order_id: orderId, at, kind, amount, method, note },
    ...{ by_status: byStatus, actor: name, request_id: requestId, ...source },
    ...(proof && { by_proof: true, proof_id: proof.proofId, sender: proof.sender || null }),
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
