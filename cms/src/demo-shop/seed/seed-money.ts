import { DAY_MS, formatMoney, moneyMethodLabel, type MoneyMethod, type PaymentKind } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { jsonText, newRow } from '../../database/rows';
import { currentStatus, dateOfStatus, type DemoOrder } from '../history/demo-order';
import { insertAll } from './insert-all';

const STAFF = 'Jazmín';
const DEPOSITS = 3;
const PARTIAL_REFUNDS = 4;
const REFUND = 2_000;
const WHY = 'Vino con un hilo suelto.';

type Stored = { id: number; order: DemoOrder };
type Entry = { kind: PaymentKind; amount: number; method: MoneyMethod; at: Date; note: string };

const entryRow = ({ id }: Stored, entry: Entry) => ({
  ...newRow(entry.at),
  ...entry,
  order_id: id,
  by_status: false,
  actor: STAFF,
  request_id: '',
});

const eventRow = ({ id }: Stored, type: 'payment' | 'refund', at: Date, note: string) => ({
  ...newRow(at),
  order_id: id,
  at,
  actor: STAFF,
  type,
  note,
  request_id: '',
  stock_effect: jsonText([]),
});

/** Returns what an order was paid and what of it was returned, as its status says. */
export function paidColumns(order: DemoOrder) {
  const paid = dateOfStatus(order, 'paid') ? order.totals.total : 0;
  const isRefunded = currentStatus(order) === 'refunded';
  return { paid_amount: isRefunded ? 0 : paid, refunded_amount: isRefunded ? paid : 0 };
}

function statusRows(stored: Stored) {
  const { order } = stored;
  const [paidAt, refundedAt] = [dateOfStatus(order, 'paid'), dateOfStatus(order, 'refunded')];
  const entry = (kind: PaymentKind, amount: number, at: Date) => ({
    ...entryRow(stored, { kind, amount, method: order.paymentMethod, at, note: '' }),
    by_status: true,
  });
  return [
    ...(paidAt ? [entry('payment', order.totals.total, paidAt)] : []),
    ...(paidAt && refundedAt ? [entry('refund', -order.totals.total, refundedAt)] : []),
  ];
}

const wordsOf = ({ amount, method, note }: Entry): string =>
  `${formatMoney(Math.abs(amount))} · ${moneyMethodLabel(method)}\n${note}`;

/** Records a deposit by transfer for an order whose rest is paid in cash. */
async function seedDeposit(trx: Trx, stored: Stored): Promise<void> {
  const { totals, steps } = stored.order;
  const at = steps.at(-1)!.at;
  const amount = Math.ceil(totals.total / 3 / 500) * 500;
  const entry: Entry = { kind: 'payment', amount, method: 'transfer', at, note: 'Seña' };
  await insertAll(trx, 'order_payments', [entryRow(stored, entry)]);
  await insertAll(trx, 'order_events', [eventRow(stored, 'payment', at, wordsOf(entry))]);
  await trx('orders').where('id', stored.id).update({ paid_amount: amount });
}

/** Returns part of the money of an order that was paid and delivered, which still costs what it did. */
async function seedPartialRefund(trx: Trx, stored: Stored): Promise<void> {
  const { totals, deliveries, paymentMethod, at: placedAt } = stored.order;
  const at = new Date((deliveries.at(-1)?.at ?? placedAt).getTime() + DAY_MS);
  const entry: Entry = { kind: 'refund', amount: -REFUND, method: paymentMethod, at, note: WHY };
  await insertAll(trx, 'order_payments', [entryRow(stored, entry)]);
  await insertAll(trx, 'order_events', [eventRow(stored, 'refund', at, wordsOf(entry))]);
  await trx('orders')
    .where('id', stored.id)
    .update({ paid_amount: totals.total - REFUND, refunded_amount: REFUND, updated_at: at });
}

const isOlderThan =
  (days: number, now: Date) =>
  ({ order }: Stored): boolean =>
    order.at.getTime() < now.getTime() - days * DAY_MS;

/** Records the payments that the statuses of the orders say, and some deposits and partial refunds. */
export async function seedMoney(trx: Trx, orders: readonly Stored[], now: Date): Promise<void> {
  await insertAll(trx, 'order_payments', orders.flatMap(statusRows));
  const deposits = orders.filter(({ order }) => currentStatus(order) === 'confirmado').slice(-DEPOSITS);
  const returned = orders
    .filter(({ order }) => currentStatus(order) === 'paid' && order.totals.total > 10 * REFUND)
    .filter(isOlderThan(12, now))
    .slice(-PARTIAL_REFUNDS);
  for (const stored of deposits) await seedDeposit(trx, stored);
  for (const stored of returned) await seedPartialRefund(trx, stored);
}
