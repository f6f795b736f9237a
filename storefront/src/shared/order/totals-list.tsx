import { paymentDiscountLabel, type OrderTotals, type PaymentMethod } from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { texts } from './texts.ts';

const { totals: labels } = texts;

export type TotalsOf = {
  wantsShipping: boolean;
  paymentMethod: PaymentMethod;
  /** The percentage off for the way of payment; orders that were placed know only the amount. */
  percent?: number;
};

/** Only an order that was placed has a discount that staff agreed upon. */
type ListedTotals = OrderTotals & { couponCode?: string; agreedDiscount?: number };

export const listTotals = (
  {
    subtotal,
    couponDiscount,
    couponCode = '',
    paymentDiscount,
    agreedDiscount = 0,
    shippingCost,
    cashFee,
    total,
  }: ListedTotals,
  { wantsShipping, paymentMethod, percent }: TotalsOf,
) => [
  { label: labels.subtotal, amount: formatMoney(subtotal) },
  ...(couponDiscount > 0 ? [{ label: labels.coupon(couponCode), amount: formatMoney(-couponDiscount) }] : []),
  ...(paymentDiscount > 0
    ? [{ label: paymentDiscountLabel(paymentMethod, percent), amount: formatMoney(-paymentDiscount) }]
    : []),
  ...(agreedDiscount > 0 ? [{ label: labels.agreedDiscount, amount: formatMoney(-agreedDiscount) }] : []),
  { label: wantsShipping ? labels.shipping : labels.pickup, amount: formatShipping(shippingCost) },
  ...(cashFee > 0 ? [{ label: labels.cashFee, amount: formatMoney(cashFee) }] : []),
  { label: labels.total, amount: formatMoney(total) },
];

export function TotalsList({ totals, order }: { totals: ListedTotals; order: TotalsOf }) {
  const rows = listTotals(totals, order);
  const total = rows.pop();
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-strong pt-3">
        <dt className="font-semibold">{total?.label}</dt>
        <dd className="text-h3 font-semibold">{total?.amount}</dd>
      </div>
    </dl>
  );
}
