import { type AdminOrder, formatMoney, orderState, type OrderStep } from '@shop/contract';
import { stepTexts } from './texts.ts';

/** Names a piece of work on an order in two or three words. */
function nameOf(step: OrderStep, order: AdminOrder): string {
  const { money } = orderState(order);
  if (step === 'return_money') return stepTexts.return_money(formatMoney(money.toReturn));
  if (step !== 'collect') return stepTexts[step];
  if (money.due === 0) return stepTexts.mark_paid;
  return order.status === 'pending_transfer_proof' ? stepTexts.ask_proof : stepTexts.collect;
}

/** Names the next step of an order; '' when nothing is left to do. */
export function stepName(order: AdminOrder): string {
  const [step] = orderState(order).nextSteps;
  return step ? nameOf(step, order) : '';
}
