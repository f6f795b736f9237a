import { type AdminOrder } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { SectionCard } from '#ui/layout/card.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { orderSums } from '../parts/order-sums.ts';
import { texts } from './texts.ts';

const Sum = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'flex justify-between pt-2 text-base font-semibold' : 'flex justify-between'}>
    <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);

export const OrderLinesPanel = ({ order }: { order: AdminOrder }) => (
  <SectionCard title={texts.products}>
    <OrderLines items={order.items} unitPrices />
    <dl className="space-y-1 border-t border-line pt-3">
      {orderSums(order, texts.freeDelivery).map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      <Sum label={texts.total} value={formatMoney(order.total)} strong />
    </dl>
  </SectionCard>
);
