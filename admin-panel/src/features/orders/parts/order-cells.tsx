import { type AdminOrder, balanceText, deadlineText, GIFT, moneyState } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWayName } from '#shared/payment-ways.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Icon } from '@shop/web-kit/icons';
import { OrderFulfillment } from '../fulfillment/fulfillment-badge.tsx';
import { texts } from '../texts.ts';
import { useOrderPath } from '../walk/list-of-order.ts';

type OrderProps = { order: AdminOrder };

const countUnits = ({ items }: AdminOrder): number => items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Names an order and leads to it; the address keeps the filters of the list. */
export function OrderIdentity({ order }: OrderProps) {
  const pathOf = useOrderPath();
  return (
    <div className="min-w-0">
      <Link
        to={pathOf(order._id)}
        className="inline-block font-semibold whitespace-nowrap text-wine underline-offset-4 hover:underline"
      >
        <span className="sr-only">{texts.table.details}</span>
        {`#${order.orderNumber}`}
      </Link>
      <p className="text-xs text-muted sm:whitespace-nowrap">
        {texts.table.products(countUnits(order))} · {formatDateTime(order.createdAt)}
      </p>
    </div>
  );
}

/** Shows what staff must not overlook: a gift, the code of a pickup, a deadline, money that does not fit, missing units. */
export const OrderAlerts = ({ order }: OrderProps) => (
  <>
    {order.isGift && (
      <Badge tone="wine">
        <Icon name="gift" />
        {GIFT}
      </Badge>
    )}
    {order.fulfillment === 'ready' && order.pickupCode && (
      <Badge tone="neutral-outline">{texts.table.pickupCode(order.pickupCode)}</Badge>
    )}
    {order.expiresAt && (
      <Badge tone="warn-outline">{texts.table.expires(deadlineText(order.expiresAt))}</Badge>
    )}
    {moneyState(order).isUneven && <Badge tone="warn">{balanceText(order)}</Badge>}
    {order.shortUnits > 0 && <Badge tone="danger">{texts.table.short}</Badge>}
  </>
);

export const OrderCustomer = ({ order }: OrderProps) => (
  <div className="min-w-0">
    <p className="truncate font-medium">{order.shippingInfo.fullName}</p>
    <p className="truncate text-xs text-muted">{order.shippingInfo.email}</p>
  </div>
);

export const OrderDelivery = ({ order }: OrderProps) =>
  order.wantsShipping ? (
    <div className="min-w-0">
      <p className="font-medium">{texts.table.home}</p>
      <p className="truncate text-xs text-muted">{order.shippingInfo.address}</p>
    </div>
  ) : (
    <p>{texts.table.pickup}</p>
  );

const methodIcons = { cash: 'banknote', transfer: 'landmark', mercado_pago: 'credit-card' } as const;

/** Names the way in which an order is paid: that of the counter, where it is none of the specified methods. */
export function MethodBadge({ order: { paymentMethod, paymentWay } }: OrderProps) {
  const nameOf = useWayName();
  return (
    <Badge tone="neutral">
      <Icon name={paymentWay ? 'credit-card' : methodIcons[paymentMethod]} />
      {paymentWay ? nameOf(paymentWay) : texts.method[paymentMethod]}
    </Badge>
  );
}

export const OrderMoney = ({ order }: OrderProps) => (
  <div className="flex flex-col items-end gap-1">
    <span className="font-semibold tabular-nums">{formatMoney(order.total)}</span>
    <MethodBadge order={order} />
  </div>
);

/** Shows where the money and the goods are, and what must not be overlooked; goods of a cancelled order are no work. */
export const OrderProgress = ({ order }: OrderProps) => (
  <div className="flex flex-wrap items-center gap-1">
    <StatusBadge status={order.status} short />
    <OrderFulfillment order={order} />
    <OrderAlerts order={order} />
  </div>
);

export const LabeledValue = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 py-1">
    <dt className="text-muted">{label}</dt>
    <dd className="min-w-0 grow text-right font-medium break-words">{children || texts.quick.none}</dd>
  </div>
);
