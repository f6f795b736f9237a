import { formatMoney } from '../money/money';
import type { DeliveryMethod, PaymentMethod } from './delivery';
import { knownFulfillment, type Fulfillment } from './fulfillment';
import { balanceText, moneyState } from './money-state';
import { isStopped } from './order-status';

/** What an order says to its buyer; one that is shown by its number alone has no amounts. */
export type BuyerFacts = {
  status: string;
  paymentMethod: PaymentMethod;
  /** A way of payment of the counter: such an order is not paid in cash. */
  paymentName?: string | undefined;
  deliveryMethod: DeliveryMethod;
  fulfillment: string;
  isPaid: boolean;
  /** False once all units have come back. */
  stockHeld?: boolean | undefined;
  total: number;
  paidAmount?: number;
  refundedAmount?: number;
};

export type GoodsStep = 'received' | 'prepared' | 'ready' | 'in_transit' | 'delivered';
export type StepState = 'done' | 'current' | 'ahead';

export type BuyerProgress = {
  /** Where the money is; it says nothing about the goods, and the reverse. */
  money: { isDone: boolean; text: string };
  /** The way of the goods; none once the order is stopped. */
  goods: { step: GoodsStep; state: StepState }[];
};

/** Texts of the buyer's line of money. */
export const buyerMoneyTexts = {
  paid: 'Pagado',
  free: 'No tenés que pagar nada',
  proofMissing: 'Falta tu comprobante',
  proofChecked: 'Estamos verificando tu comprobante',
  missing: 'Falta tu pago',
  cash: { pickup: 'Pagás en efectivo al retirar', home: 'Pagás en efectivo al recibir' },
  refunded: 'Reembolsado',
  returned: (amount: string) => `Te devolvimos ${amount}`,
  toReturn: (amount: string) => `Te devolvemos ${amount}`,
} as const;

const t = buyerMoneyTexts;

function stoppedText({ status, paidAmount, refundedAmount = 0 }: BuyerFacts): string {
  if (paidAmount === undefined) return status === 'refunded' ? t.refunded : '';
  if (paidAmount > 0) return t.toReturn(formatMoney(paidAmount));
  return refundedAmount > 0 ? t.returned(formatMoney(refundedAmount)) : '';
}

function unpaidText(order: BuyerFacts): string {
  const { status, paymentMethod, deliveryMethod, fulfillment, paidAmount = 0, refundedAmount = 0 } = order;
  if (paidAmount + refundedAmount > 0) return balanceText({ ...order, paidAmount, refundedAmount });
  if (status === 'pending_transfer_proof') return t.proofMissing;
  if (status === 'pending_transfer_confirmation') return t.proofChecked;
  const isAtTheDoor =
    paymentMethod === 'cash' && !order.paymentName && status !== 'paid' && fulfillment !== 'delivered';
  return isAtTheDoor ? t.cash[deliveryMethod] : t.missing;
}

function moneyLine(order: BuyerFacts): BuyerProgress['money'] {
  if (isStopped(order.status)) return { isDone: false, text: stoppedText(order) };
  const { paidAmount = 0, refundedAmount = 0 } = order;
  const { toReturn } = moneyState({ ...order, paidAmount, refundedAmount });
  const returned = refundedAmount > 0 ? ` · ${t.returned(formatMoney(refundedAmount))}` : '';
  const returns = toReturn > 0 ? ` · ${t.toReturn(formatMoney(toReturn))}` : '';
  if (order.isPaid) return { isDone: true, text: t.paid + returned + returns };
  if (order.paidAmount !== undefined && order.total === 0) return { isDone: true, text: t.free };
  return { isDone: false, text: unpaidText(order) };
}

// What is ready for a pickup waits for its buyer; what is ready to be sent has still to leave.
const DONE: Record<DeliveryMethod, Record<Fulfillment, number>> = {
  pickup: { to_prepare: 1, ready: 3, in_transit: 3, delivered: 4 },
  home: { to_prepare: 1, ready: 2, in_transit: 3, delivered: 4 },
};

function goodsLine(order: BuyerFacts): BuyerProgress['goods'] {
  const { status, fulfillment, deliveryMethod, stockHeld = true } = order;
  if (isStopped(status) || !stockHeld) return [];
  const steps = ['received', 'prepared', deliveryMethod === 'home' ? 'in_transit' : 'ready', 'delivered'];
  const done = DONE[deliveryMethod][knownFulfillment(fulfillment)];
  return (steps as GoodsStep[]).map((step, index) => ({
    step,
    state: index < done ? 'done' : index === done ? 'current' : 'ahead',
  }));
}

/** Returns the two lines of a buyer's progress: her money, and her goods. */
export const buyerProgress = (order: BuyerFacts): BuyerProgress => ({
  money: moneyLine(order),
  goods: goodsLine(order),
});

/**
 * Returns whether an order is past what its confirmation says: it is stopped, its goods are on their way, or staff have
 * confirmed it or its payment. A payment that came online with the order is still its confirmation.
 */
export function hasMovedOn(order: BuyerFacts): boolean {
  const [, prepared] = buyerProgress(order).goods;
  if (prepared?.state !== 'current') return true;
  return !order.status.startsWith('pending') && order.paymentMethod !== 'mercado_pago';
}
