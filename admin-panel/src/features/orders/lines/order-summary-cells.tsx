import { type AdminOrder } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { texts } from '../texts.ts';

const unitsOf = (order: AdminOrder): number => order.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** '#JL-…', when, and how many products. */
export const OrderIdentity = ({ order }: { order: AdminOrder }) => (
  <div className="min-w-0">
    <Link
      to={paths.order(order._id)}
      className="font-semibold whitespace-nowrap text-wine underline-offset-4 hover:underline"
    >
      {`#${order.orderNumber}`}
    </Link>
    <p className="text-xs text-muted sm:whitespace-nowrap">
      {texts.table.products(unitsOf(order))} · {formatDateTime(order.createdAt)}
    </p>
    {order.shortUnits > 0 && (
      <Badge tone="danger" className="mt-1">
        {texts.table.short}
      </Badge>
    )}
  </div>
);

export const OrderCustomer = ({ order }: { order: AdminOrder }) => (
  <div className="min-w-0">
    <p className="truncate font-medium">{order.shippingInfo.fullName}</p>
    <p className="truncate text-xs text-muted">{order.shippingInfo.email}</p>
  </div>
);

/** Whether somebody fetches it, or where it goes. */
export const OrderDelivery = ({ order }: { order: AdminOrder }) =>
  order.wantsShipping ? (
    <div className="min-w-0">
      <p className="font-medium">{texts.table.home}</p>
      <p className="truncate text-xs text-muted">{order.shippingInfo.address}</p>
    </div>
  ) : (
    <p>{texts.table.pickup}</p>
  );

export const MethodBadge = ({ method }: { method: AdminOrder['paymentMethod'] }) => (
  <Badge tone="neutral">
    <Icon name={method === 'cash' ? 'banknote' : 'landmark'} />
    {texts.method[method]}
  </Badge>
);

export const OrderMoney = ({ order }: { order: AdminOrder }) => (
  <div className="flex flex-col items-end gap-1">
    <span className="font-semibold tabular-nums">{formatMoney(order.total)}</span>
    <MethodBadge method={order.paymentMethod} />
  </div>
);
