import type { OrderTotals } from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { texts } from './texts.ts';

type TotalsListProps = { totals: OrderTotals; wantsShipping: boolean };

/** What an order costs, line by line, and in all. */
export function TotalsList({ totals, wantsShipping }: TotalsListProps) {
  const rows = [
    { label: texts.totals.subtotal, amount: formatMoney(totals.subtotal) },
    {
      label: wantsShipping ? texts.totals.shipping : texts.totals.pickup,
      amount: formatShipping(totals.shippingCost),
    },
    ...(totals.cashFee > 0 ? [{ label: texts.totals.cashFee, amount: formatMoney(totals.cashFee) }] : []),
  ];
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
        <dt className="text-lg font-semibold">{texts.totals.total}</dt>
        <dd className="text-xl font-semibold">{formatMoney(totals.total)}</dd>
      </div>
    </dl>
  );
}
