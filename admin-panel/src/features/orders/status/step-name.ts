import {
  type AdminOrder,
  amountDue,
  formatMoney,
  knownFulfillment,
  knownStatus,
  STOPPED_STATUSES,
} from '@shop/contract';
import { stepTexts } from './texts.ts';

/** Returns whether the shop still has money of an order that is cancelled or refunded. */
export const mustGiveBack = (order: AdminOrder): boolean =>
  (STOPPED_STATUSES as readonly string[]).includes(order.status) && amountDue(order) < 0;

function goodsStep({ fulfillment, deliveryMethod }: AdminOrder): string {
  switch (knownFulfillment(fulfillment)) {
    case 'to_prepare':
      return stepTexts.prepare;
    case 'ready':
      return stepTexts.hand_over[deliveryMethod];
    case 'in_transit':
      return stepTexts.on_its_way;
    case 'delivered':
      return '';
  }
}

/** Names the next step of an order in two or three words; '' when nothing is left to do. */
export function stepName(order: AdminOrder): string {
  if (mustGiveBack(order)) return stepTexts.giveBack(formatMoney(-amountDue(order)));
  const status = knownStatus(order.status);
  switch (status) {
    case 'paid':
      return goodsStep(order);
    case 'confirmado':
      return goodsStep(order) || stepTexts.collect;
    case 'cancelled':
    case 'refunded':
      return '';
    default:
      return stepTexts[status];
  }
}
