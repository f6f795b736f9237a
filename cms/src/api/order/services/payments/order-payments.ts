import {
  formatMoney,
  isStopped,
  MAX_TOTAL,
  orderPaymentSchema,
  type OrderPayment,
  type PaymentKind,
  amountMessages,
} from '@shop/contract';
import type { Connection, Trx } from '../../../../database/connection';
import type { RecordOf } from '../../../../database/gateway/record-types';
import { records } from '../../../../database/gateway/records';
import { currentActor } from '../../../../platform/access/current-actor';
import { asAnswer } from '../../../../platform/http/as-answer';
import { badField, conflict } from '../../../../platform/http/http-error';
import type { OrderRecord } from '../../domain/order-view';
import { statusPayment, type PaymentEntry } from '../../domain/payments/status-payment';
import { staleMoney } from '../stale-order';

const RETURNED_BY_PROVIDER =
  'Mercado Pago ya devolvió la plata de esta orden: registrá una venta nueva para seguir.';

type Entry = RecordOf<'api::order-payment.order-payment'>;

export const paymentsIn = (db: Connection | Trx) => records('api::order-payment.order-payment', db);

/** Returns the money that came and went for an order, the oldest first. */
export async function paymentsOf(db: Connection | Trx, orderId: number): Promise<OrderPayment[]> {
  const entries = await paymentsIn(db).many({ orderId }, { orderBy: ['at', 'id'] });
  const voided = new Set(entries.map(({ voidsId }) => voidsId));
  return entries.map((entry) => {
    const { id, kind, reference, note, sender } = entry;
    const isVoided = voided.has(id);
    return asAnswer(orderPaymentSchema, entry, {
      note: sender ? `De ${sender}` : note,
      isVoided,
      canVoid: kind !== 'void' && reference === null && !isVoided,
    });
  });
}

/** Throws 409 when money has come or gone since the form was opened. */
export async function checkUnchanged(
  trx: Trx,
  order: OrderRecord,
  { expectedPaid }: { expectedPaid?: number | undefined },
): Promise<void> {
  if (expectedPaid === undefined || expectedPaid === order.paidAmount) return;
  throw await staleMoney(trx, order, `tiene cobrado ${formatMoney(order.paidAmount)}`);
}

/** The number that a provider gave a payment or refund; it is stored once. */
export type PaymentSource = { provider: string; reference: string };
/** The proof that showed a payment, if the shop has its file, and who sent the money; the sender is erased with the proof. */
type ShownBy = { proofId: string | null; sender: string };
type Recorded = { at: Date; note?: string; byStatus?: boolean; source?: PaymentSource; proof?: ShownBy };

/** Throws 400 when more would be paid than the column holds. */
export function checkPaidSum({ paidAmount }: OrderRecord, amount: number): void {
  if (paidAmount + amount > MAX_TOTAL) throw badField('amount', amountMessages.tooHigh);
}

type NewEntry = Omit<PaymentEntry, 'kind'> & { kind: PaymentKind; voidsId?: number };

async function insertEntry(
  trx: Trx,
  orderId: number,
  entry: NewEntry,
  { source, proof, ...recorded }: Recorded,
): Promise<void> {
  const { name, requestId } = currentActor();
  await paymentsIn(trx).append([
    {
      ...entry,
      ...recorded,
      ...source,
      ...(proof && { byProof: true, proofId: proof.proofId, sender: proof.sender || null }),
      orderId,
      actor: name,
      requestId,
    },
  ]);
}

const addToSums = (trx: Trx, id: number, paidAmount: number, refundedAmount: number) =>
  records('api::order.order', trx).increase({ id }, { paidAmount, refundedAmount });

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
export type StandingEntry = Pick<Entry, 'id' | 'kind' | 'amount' | 'method' | 'reference'>;

/** Returns the entries of an order that stand, the newest first. */
export async function standingEntries(trx: Trx, orderId: number): Promise<Entry[]> {
  const entries = await paymentsIn(trx).many({ orderId }, { orderBy: ['-id'] });
  const voided = new Set(entries.map(({ voidsId }) => voidsId));
  return entries.filter(({ id, kind }) => kind !== 'void' && !voided.has(id));
}

type Voiding = Recorded & { /** Pesos of it that are taken back; all of it without them. */ amount?: number };

/** Takes an entry back, so that it counts as neither payment nor refund. */
export async function voidEntry(
  trx: Trx,
  orderId: number,
  entry: StandingEntry,
  { amount = entry.amount, ...recorded }: Voiding,
): Promise<void> {
  const { id: voidsId, method } = entry;
  await insertEntry(trx, orderId, { kind: 'void', amount: -amount, method, voidsId }, recorded);
  await addToSums(trx, orderId, -amount, entry.kind === 'refund' ? amount : 0);
}

/** Takes back what a step wrote after an entry of the ledger: its payments are voided, and what it voided counts again. */
export async function undoEntriesAfter(trx: Trx, orderId: number, lastId: number): Promise<void> {
  const entries = await paymentsIn(trx).many({ orderId, id: { $gt: lastId } }, { orderBy: ['id'] });
  // A later step that is undone already left both an entry and the one that voids it.
  const leftOf = ({ id, amount }: Entry) =>
    entries.reduce((left, other) => (other.voidsId === id ? left + other.amount : left), amount);
  for (const entry of entries) {
    const { voidsId } = entry;
    const at = new Date(entry.at);
    if (entry.kind !== 'void') {
      const amount = leftOf(entry);
      await paymentsIn(trx).update({ id: entry.id }, { sender: null });
      if (amount !== 0) await voidEntry(trx, orderId, entry, { at, byStatus: entry.byStatus, amount });
      continue;
    }
    if (entries.some(({ id }) => id === voidsId)) continue;
    const voided = await paymentsIn(trx).one({ id: voidsId ?? 0 });
    if (!voided || voided.kind === 'void') continue;
    const { kind, method, note, byStatus, byProof, proofId, sender } = voided;
    await paymentsIn(trx).append([
      {
        orderId,
        kind,
        amount: -entry.amount,
        method,
        note,
        byStatus,
        byProof,
        proofId,
        sender,
        at,
        actor: voided.actor,
      },
    ]);
    await addToSums(trx, orderId, -entry.amount, kind === 'refund' ? entry.amount : 0);
  }
}

/** Voids what changes of status have recorded of a kind, as far as the shop still has that money; returns the pesos. */
export async function voidStatusEntries(
  trx: Trx,
  order: OrderRecord,
  kind: 'payment' | 'refund',
  at: Date,
): Promise<number> {
  let voided = 0;
  for (const entry of await standingEntries(trx, order.id)) {
    if (entry.kind !== kind || !entry.byStatus || voided + entry.amount > order.paidAmount) continue;
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
