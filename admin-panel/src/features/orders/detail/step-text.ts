import { type AdminOrder, formatMoney, orderState, type OrderStep } from '@shop/contract';
import { texts } from './texts.ts';

const t = texts.next;

function collectText(order: AdminOrder): string {
  const { money, goods } = orderState(order);
  if (order.proofReason) return t.proofAgain(order.proofReason);
  if (money.due === 0) return t.markPaidNow;
  if (goods.place === 'handed_over') return t.collectHandedOver(formatMoney(money.due));
  if (order.status === 'pending_transfer_proof') return t.proofMissing;
  return order.status === 'pending_mercado_pago' ? t.collectOnline : t.collect(formatMoney(money.due));
}

function goodsText(step: 'prepare' | 'hand_over' | 'ship' | 'deliver', order: AdminOrder): string {
  const { money, nextSteps } = orderState(order);
  const isPaidLater = money.due > 0 && !nextSteps.includes('collect');
  return isPaidLater ? `${t[step]} ${t.atHandover(formatMoney(money.due))}` : t[step];
}

/** Says what staff do next on an order, in a sentence. */
export function stepText(step: OrderStep, order: AdminOrder): string {
  switch (step) {
    case 'collect':
      return collectText(order);
    case 'return_money':
      return t.return_money(formatMoney(orderState(order).money.toReturn));
    case 'prepare':
    case 'hand_over':
    case 'ship':
    case 'deliver':
      return goodsText(step, order);
    default:
      return t[step];
  }
}

/** Says that an order waits for nothing. */
export const nothingText = ({ status }: AdminOrder): string =>
  status === 'paid' || status === 'cancelled' || status === 'refunded' ? t.nothing[status] : t.nothing.other;
