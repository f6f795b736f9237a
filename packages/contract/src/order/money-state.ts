import { formatMoney } from '../money/money';
import { isStopped } from './order-status';

/** Facts about the money of an order: `paidAmount` is payments less refunds; voided entries count in neither. */
export type MoneyFacts = { status: string; total: number; paidAmount: number; refundedAmount: number };

export type MoneyState = {
  /** Pesos that came, and pesos that were returned. */
  payments: number;
  refunds: number;
  collected: number;
  /** Pesos that are still to be collected, or to be returned; one of them is 0. A refund never makes a debt. */
  due: number;
  toReturn: number;
  /** Whether a buyer may read 'Pagado': nothing is due, and something was paid. */
  isPaid: boolean;
  /** Whether the money does not fit what was agreed: paid in part, too much, or gone although the order is paid. */
  isUneven: boolean;
};

/** Derives the money of an order; a stopped one costs nothing. */
export function moneyState({ status, total, paidAmount, refundedAmount }: MoneyFacts): MoneyState {
  const payments = paidAmount + refundedAmount;
  const stopped = isStopped(status);
  const due = stopped ? 0 : Math.max(0, total - payments);
  const toReturn = Math.max(0, paidAmount - (stopped ? 0 : total));
  return {
    payments,
    refunds: refundedAmount,
    collected: paidAmount,
    due,
    toReturn,
    isPaid: !stopped && due === 0 && payments > 0,
    isUneven: toReturn > 0 || (due > 0 && (payments > 0 || status === 'paid')),
  };
}

/** Returns the pesos that are due; negative ones are to be returned. */
export const balanceOf = (order: MoneyFacts): number => {
  const { due, toReturn } = moneyState(order);
  return due - toReturn;
};

/** Returns whether a receipt says PAGADO. */
export const isSettled = (order: MoneyFacts): boolean =>
  order.status === 'paid' && moneyState(order).due === 0;

/** Names what is due, or what is to be returned where it is negative. */
export const dueText = (due: number): string =>
  due > 0 ? `Faltan ${formatMoney(due)}` : `A devolver ${formatMoney(-due)}`;

/** Names a balance: 'Faltan $5.000', 'A devolver $5.000'; '' when nothing is due. */
export function balanceText(order: MoneyFacts): string {
  const { due, toReturn } = moneyState(order);
  return due === 0 && toReturn === 0 ? '' : dueText(due - toReturn);
}
