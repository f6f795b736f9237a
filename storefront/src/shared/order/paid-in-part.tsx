import { balanceText, moneyState } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { isFullOrder, type AnyOrder } from './order-progress.ts';
import { texts } from './texts.ts';

/** Says what was paid and what is missing; nothing when the money fits, or the order shows no amounts. */
export const PaidInPart = ({ order }: { order: AnyOrder }) =>
  isFullOrder(order) &&
  order.paidAmount + order.refundedAmount > 0 &&
  moneyState(order).isUneven && (
    <p className="mt-2 font-semibold">
      {texts.paidInPart(formatMoney(moneyState(order).payments), balanceText(order))}
    </p>
  );
