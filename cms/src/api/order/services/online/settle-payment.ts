import {
  balanceOf,
  formatMoney,
  isStopped,
  MINUTE_MS,
  moneyState,
  type Dispute,
  type PaymentKind,
} from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import { actAs } from '../../../../platform/access/current-actor';
import type { PaymentProvider, ProviderPayment } from '../../../../platform/payments/payment-provider';
import {
  chargebackReference,
  refundedOf,
  refundReference,
  wonReference,
} from '../../domain/online/online-payments';
import type { OrderRecord } from '../../domain/order-view';
import { recordEvent } from '../order-events';
import { eventsIn, lockOrder, NO_DEADLINE, ordersIn } from '../order-records';
import { settleUnits } from '../giving-back/give-units-back';
import { addPayment, standingEntries, voidEntry, voidStatusEntries } from '../payments/order-payments';
import { changeStatusIn } from '../status/change-status';
import { onlineEntriesOf } from './online-entries';

const CURRENCY = 'ARS';
const CLOCK_SKEW_MS = 5 * MINUTE_MS;

type Entry = { kind: PaymentKind; amount: number; reference: string; note: string };
type Settlement = { trx: Trx; order: OrderRecord; provider: PaymentProvider; payment: ProviderPayment };

async function addEntry({ trx, order, provider, payment }: Settlement, entry: Entry): Promise<void> {
  const { kind, amount, reference, note } = entry;
  const at = new Date();
  const recorded = { at, note, source: { provider: provider.name, reference } };
  const won = kind === 'void' ? await chargebackEntry(trx, order.id, payment.id) : undefined;
  if (won) await voidEntry(trx, order.id, won, { ...recorded, amount: -amount });
  else if (kind !== 'void')
    await addPayment(trx, order.id, { kind, amount, method: provider.name }, recorded);
  // Money of the customer is a matter for the staff: such an order no longer expires by itself.
  await ordersIn(trx).update({ id: order.id }, NO_DEADLINE);
  await recordEvent(trx, order.id, { type: kind, at, note });
}

const chargebackEntry = async (trx: Trx, orderId: number, paymentId: string) =>
  (await standingEntries(trx, orderId)).find(({ reference }) => reference === chargebackReference(paymentId));

// Staff who saw the money in the provider's own app may have marked the order as paid before the notice came.
async function replaceStatusPayment({ trx, order, provider, payment }: Settlement): Promise<void> {
  if (order.paymentMethod !== provider.name) return;
  const at = new Date();
  const rest = (await voidStatusEntries(trx, order, 'payment', at)) - payment.pesos;
  if (rest <= 0) return;
  const entry = { kind: 'payment' as const, amount: rest, method: provider.name };
  await addPayment(trx, order.id, entry, { at, byStatus: true });
}

function paymentNote({ order, provider, payment }: Settlement): string {
  const words = `${formatMoney(payment.pesos)} · ${provider.label} ${payment.id}`;
  if (isStopped(order.status)) return `${words}\nEl pedido no estaba en curso: hay que devolver el pago.`;
  const missing = balanceOf(order) - payment.pesos;
  return missing > 0 ? `${words}\nPago menor: faltan ${formatMoney(missing)}.` : words;
}

async function enterPayment(settlement: Settlement): Promise<void> {
  const { payment } = settlement;
  await replaceStatusPayment(settlement);
  const order = await lockOrder(settlement.trx, settlement.order.documentId);
  const note = paymentNote({ ...settlement, order });
  await addEntry(settlement, { kind: 'payment', amount: payment.pesos, reference: payment.id, note });
}

function returnedMoney({ payment, provider }: Settlement): Entry[] {
  const { id, refunds, chargeback, pesos } = payment;
  const refundEntries = refunds.map((refund) => ({
    kind: 'refund' as const,
    amount: -refund.pesos,
    reference: refundReference(id, refund.id),
    note: `${formatMoney(refund.pesos)} · ${provider.label}`,
  }));
  if (chargeback === 'none') return refundEntries;
  const taken: Entry = {
    kind: 'refund',
    amount: -pesos,
    reference: chargebackReference(id),
    note: `Contracargo: el banco de la clienta desconoció el pago ${id}.`,
  };
  const won: Entry = {
    kind: 'void',
    amount: pesos,
    reference: wonReference(id),
    note: `El contracargo del pago ${id} se resolvió a favor de la tienda.`,
  };
  return [...refundEntries, taken, ...(chargeback === 'won' ? [won] : [])];
}

// Staff may have recorded a refund by hand that the provider now reports: nothing is returned twice.
async function fittingAmount({ trx, order, payment }: Settlement, { kind, amount }: Entry): Promise<number> {
  const entries = await onlineEntriesOf(trx, order.id);
  const refunded = refundedOf(entries, payment.id);
  if (kind === 'void') return Math.min(amount, refunded);
  const { paidAmount } = await lockOrder(trx, order.documentId);
  return Math.max(amount, refunded - payment.pesos, -paidAmount);
}

async function followStatus({ trx, order: { documentId } }: Settlement, wasReturned: boolean): Promise<void> {
  const order = await lockOrder(trx, documentId);
  if (moneyState(order).isPaid && order.status !== 'paid')
    await changeStatusIn(trx, documentId, { status: 'paid' });
  if (!wasReturned) return;
  const isPending = order.status.startsWith('pending');
  if (order.paidAmount === 0 && !isPending) await changeStatusIn(trx, documentId, { status: 'refunded' });
  // The provider does not know what became of the goods.
  else await settleUnits(trx, order, {}, new Date());
}

const disputeOf = ({ chargeback, isInMediation }: ProviderPayment): Dispute | '' => {
  if (chargeback === 'taken') return 'charged_back';
  return isInMediation ? 'mediation' : '';
};

const disputeNotes = {
  mediation: (id: string) =>
    `Mercado Pago tiene un reclamo abierto por el pago ${id}. Respondelo en tu cuenta.`,
  charged_back: (id: string) => `Mercado Pago descontó el pago ${id} por un contracargo.`,
  '': (id: string) => `El reclamo por el pago ${id} se cerró.`,
};

/** Notes a complaint about a payment, and its end, in the order; returns whether either is new. */
async function followDispute({ trx, order: { documentId }, payment }: Settlement): Promise<boolean> {
  const order = await lockOrder(trx, documentId);
  const kind = disputeOf(payment);
  if (kind === 'charged_back' && isStopped(order.status)) return false;
  const isOfThis = order.dispute.endsWith(` ${payment.id}`);
  const dispute = kind && `${kind} ${payment.id}`;
  if (dispute === order.dispute || (!kind && !isOfThis)) return false;
  const at = new Date();
  await ordersIn(trx).update({ id: order.id }, { dispute });
  await recordEvent(trx, order.id, { type: 'note', at, note: disputeNotes[kind](payment.id) });
  return true;
}

async function enterAll(settlement: Settlement): Promise<boolean> {
  const { trx, order, payment } = settlement;
  const known = new Set((await onlineEntriesOf(trx, order.id)).map(({ reference }) => reference));
  if (!known.has(payment.id)) await enterPayment(settlement);
  const returned = returnedMoney(settlement).filter(({ reference }) => !known.has(reference));
  let entered = !known.has(payment.id);
  for (const entry of returned) {
    const amount = await fittingAmount(settlement, entry);
    if (amount !== 0) await addEntry(settlement, { ...entry, amount });
    entered ||= amount !== 0;
  }
  if (entered) await followStatus(settlement, returned.length > 0 && payment.chargeback === 'none');
  return (await followDispute(settlement)) || entered;
}

async function noteForeignMoney({ trx, order, payment, provider }: Settlement): Promise<boolean> {
  const note = `${provider.label} ${payment.id}: pago en ${payment.currency.slice(0, 10)}, que no se registró. Hay que devolverlo.`;
  if (await eventsIn(trx).has({ orderId: order.id, note })) return false;
  await recordEvent(trx, order.id, { type: 'note', at: new Date(), note });
  return true;
}

// After a restore an order may get the number of one that was paid before: the payment is not its own.
const isOlder = ({ createdAt }: ProviderPayment, order: Pick<OrderRecord, 'createdAt'>): boolean =>
  createdAt.getTime() < Date.parse(order.createdAt) - CLOCK_SKEW_MS;

/**
 * Enters a collected payment and what was returned of it in the ledger of its order, each once however often it is
 * reported; an order that is paid in full becomes paid. Returns whether anything was new.
 */
export function settlePayment(provider: PaymentProvider, payment: ProviderPayment): Promise<boolean> {
  if (!payment.isCollected || payment.pesos <= 0) return Promise.resolve(false);
  return actAs(provider.label, () =>
    inTransaction(async (trx) => {
      const found = await ordersIn(trx).one(
        { orderNumber: payment.orderNumber, deletedAt: null },
        { select: ['documentId', 'createdAt'] },
      );
      if (!found || isOlder(payment, found)) {
        strapi.log.error(`Payment without an order: ${provider.name} ${payment.id}`);
        return false;
      }
      const order = await lockOrder(trx, found.documentId);
      const settlement = { trx, order, provider, payment };
      return payment.currency === CURRENCY ? enterAll(settlement) : noteForeignMoney(settlement);
    }),
  );
}
