import {
  errorCodes,
  formatMoney,
  isStopped,
  MAX_TOTAL,
  type MoneyMethod,
  type OrderPayment,
  type PaymentKind,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { isoOf, newRow } from '../../../../database/rows';
import { currentActor } from '../../../../platform/access/current-actor';
import { badField, conflict } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { statusPayment, type PaymentEntry } from '../../domain/payments/status-payment';

const TABLE = 'order_payments';
const RETURNED_BY_PROVIDER =
  'Mercado Pago ya devolvió la plata de esta orden: registrá una venta nueva para seguir.';

const noteOf = ({ note, sender }: Row): string =>
  sender ? `De ${sender as string}` : ((note as string | null) ?? '');

/** Returns the money that came and went for an order, the oldest first. */
export async function paymentsOf(db: Connection | Trx, orderId: number): Promise<OrderPayment[]> {
  const rows: Row[] = await db(TABLE).where('order_id', orderId).orderBy(['at', 'id']);
  const voided = new Set(rows.map(({ voids_id }) => voids_id as number | null));
  return rows.map((row) => ({
    _id: row.document_id as string,
    at: isoOf(row.at),
    kind: row.kind as string,
    amount: row.amount as number,
    method: row.method as string,
    actor: (row.actor as string | null) ?? '',
    note: noteOf(row),
    isVoided: voided.has(row.id as number),
    canVoid: row.kind !== 'void' && row.reference === null && !voided.has(row.id as number),
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

type NewEntry = Omit<PaymentEntry, 'kind'> & { kind: PaymentKind; voidsId?: number };

async function insertEntry(
  trx: Trx,
  orderId: number,
  { kind, amount, method, voidsId }: NewEntry,
  { at, note = '', byStatus = false, source, proof }: Recorded,
): Promise<void> {
  const { name, requestId } = currentActor();
  await trx(TABLE).insert({
    ...newRow(new Date()),
    order_id: orderId,
    at,
    kind,
    amount,
    method,
    note,
    voids_id: voidsId ?? null,
    by_status: byStatus,
    actor: name,
    request_id: requestId,
    ...source,
    ...(proof && { by_proof: true, proof_id: proof.proofId, sender: proof.sender || null }),
  });
}

const addToSums = (trx: Trx, orderId: number, paid: number, refunded: number) =>
  trx('orders')
    .where('id', orderId)
    .update({
      paid_amount: trx.raw('coalesce(paid_amount, 0) + ?', [paid]),
      refunded_amount: trx.raw('coalesce(refunded_amount, 0) + ?', [refunded]),
    });

/** Adds a payment or refund to an order that the caller has locked, and to its sums; a refund is negative. */
export async function addPayment(
  trx: Trx,
  orderId: number,
  entry: PaymentEntry,
  recorded: Recorded,
): Promise<void> {
  await insertEntry(trx, orderId, entry, recorded);
  await addToSums(trx, orderId, entry.amount, entry.kind === 'refund' ? -entry.amount : 0);
}

/** An entry that no other has voided. */
export type StandingEntry = {
  id: number;
  kind: string;
  amount: number;
  method: string;
  reference: string | null;
};

/** Returns the entries of an order that stand, the newest first. */
export async function standingEntries(
  trx: Trx,
  orderId: number,
  where: Record<string, unknown> = {},
): Promise<StandingEntry[]> {
  const rows: Row[] = await trx(TABLE)
    .where({ order_id: orderId, ...where })
    .whereNot('kind', 'void')
    .whereNotExists(trx.from(`${TABLE} as voids`).whereRaw(`voids.voids_id = ${TABLE}.id`))
    .orderBy('id', 'desc');
  return rows as StandingEntry[];
}

type Voiding = Recorded & { /** Pesos of it that are taken back; all of it without them. */ amount?: number };

/** Takes an entry back, so that it counts as neither payment nor refund. */
export async function voidEntry(
  trx: Trx,
  orderId: number,
  entry: StandingEntry,
  { amount = entry.amount, ...recorded }: Voiding,
): Promise<void> {
  const method = entry.method as MoneyMethod;
  await insertEntry(trx, orderId, { kind: 'void', amount: -amount, method, voidsId: entry.id }, recorded);
  await addToSums(trx, orderId, -amount, entry.kind === 'refund' ? amount : 0);
}

/** Voids what changes of status have recorded of a kind, as far as the shop still has that money; returns the pesos. */
export async function voidStatusEntries(
  trx: Trx,
  order: OrderRecord,
  kind: 'payment' | 'refund',
  at: Date,
): Promise<number> {
  let voided = 0;
  for (const entry of await standingEntries(trx, order.id, { kind, by_status: true })) {
    if (voided + entry.amount > order.paidAmount) continue;
    await voidEntry(trx, order.id, entry, { at, byStatus: true });
    voided += entry.amount;
  }
  return voided;
}

/**
 * Voids the refund that a status recorded, for an order that goes on. When all money went back by other refunds, what
 * came and went before is closed: it pays for nothing any more. Throws 409 for money that a provider returned.
 */
async function resumeMoney(trx: Trx, order: OrderRecord, at: Date): Promise<OrderRecord> {
  const back = await voidStatusEntries(trx, order, 'refund', at);
  const paidAmount = order.paidAmount - back;
  const refundedAmount = order.refundedAmount + back;
  if (paidAmount > 0 || refundedAmount === 0) return { ...order, paidAmount, refundedAmount };
  const entries = await standingEntries(trx, order.id);
  if (entries.some(({ reference }) => reference !== null)) throw conflict(RETURNED_BY_PROVIDER);
  for (const entry of entries) await voidEntry(trx, order.id, entry, { at, byStatus: true });
  return { ...order, paidAmount: 0, refundedAmount: 0 };
}

/** Records what a change of status says about the money; one that was a mistake is voided with what it recorded. */
export async function recordStatusPayment(
  trx: Trx,
  order: OrderRecord,
  { paidAt }: { paidAt: string | null },
  status: string,
  at: Date,
): Promise<void> {
  const resumed = isStopped(order.status) && !isStopped(status) ? await resumeMoney(trx, order, at) : order;
  const isTakenBack = order.paidAt !== null && paidAt === null;
  const gone = isTakenBack ? await voidStatusEntries(trx, resumed, 'payment', at) : 0;
  const entry = statusPayment({ ...resumed, paidAmount: resumed.paidAmount - gone }, status);
  if (entry) await addPayment(trx, order.id, entry, { at, byStatus: true });
}
