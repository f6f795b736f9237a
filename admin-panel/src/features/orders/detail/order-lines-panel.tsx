import { type AdminOrder, paymentDiscountLabel } from '@shop/contract';
import { formatMoney, formatShipping } from '@shop/web-kit/format';
import { SectionCard } from '#ui/layout/card.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
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
      <Sum label={texts.subtotal} value={formatMoney(order.subtotal)} />
      {order.couponCode && (
        <Sum
          label={texts.coupon(order.couponCode)}
          value={order.couponDiscount > 0 ? formatMoney(-order.couponDiscount) : texts.freeDelivery}
        />
      )}
      {order.paymentDiscount > 0 && (
        <Sum label={paymentDiscountLabel(order.paymentMethod)} value={formatMoney(-order.paymentDiscount)} />
      )}
      {order.agreedDiscount > 0 && (
        <Sum label={texts.agreedDiscount} value={formatMoney(-order.agreedDiscount)} />
      )}
      <Sum label={texts.shipping} value={formatShipping(order.shippingCost)} />
      {order.cashFee > 0 && <Sum label={texts.cashFee} value={formatMoney(order.cashFee)} />}
      <Sum label={texts.total} value={formatMoney(order.total)} strong />
    </dl>
  </SectionCard>
);
