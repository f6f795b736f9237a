import {
  type AdminOrder,
  businessDay,
  formatDeliveryPromise,
  formatPromisedDay,
  orderPromiseText,
} from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { SelectAll, SelectOne } from '#ui/form/checkbox.tsx';
import {
  OrderAlerts,
  OrderCustomer,
  OrderIdentity,
  OrderMoney,
  OrderProgress,
} from '../parts/order-cells.tsx';
import { stepName } from '../status/step-name.ts';
import { stepTexts } from '../status/texts.ts';
import { texts } from '../texts.ts';
import { OrderActions, type OrderHandlers } from './order-actions.tsx';

/** Returns the promised days as staff read them; '' without a promise, or once the order is delivered or undone. */
function promisedDays(order: AdminOrder): string {
  const { deliveryFrom: from, deliveryTo: to, createdAt } = order;
  if (!from || !orderPromiseText(order)) return '';
  if (to === null) return texts.table.pickupFrom(formatPromisedDay(from, false));
  return formatDeliveryPromise({ from, to }, businessDay(new Date(createdAt)));
}

function DeliveryLine({ order }: { order: AdminOrder }) {
  const { wantsShipping, shippingInfo } = order;
  const promised = promisedDays(order);
  const facts = wantsShipping
    ? [texts.table.home, shippingInfo.city, promised].filter(Boolean)
    : [promised || texts.table.pickup];
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name={wantsShipping ? 'truck' : 'store'} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{facts.join(' · ')}</span>
    </p>
  );
}

function StepLink({ order }: { order: AdminOrder }) {
  const step = stepName(order);
  if (!step) return null;
  return (
    <Link
      to={paths.order(order._id)}
      className="-mx-2 flex min-h-11 items-center gap-2 rounded-lg px-2 hover:bg-panel-2 sm:min-h-9"
    >
      <span className="min-w-0 flex-1">
        <span className="text-muted">{stepTexts.title}</span>
        <span className="font-semibold">{step}</span>
        <span className="sr-only">{texts.table.ofOrder(order.orderNumber)}</span>
      </span>
      <Icon name="chevron-right" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}

export type OrderCardsProps = { orders: AdminOrder[]; selection: Selection; handlers: OrderHandlers };

export const OrderCards = ({ orders, selection, handlers }: OrderCardsProps) => (
  <>
    <SelectAll label={texts.table.selectAll} selection={selection} />
    <ul aria-label={texts.table.caption} className="grid grid-cols-1 sm:grid-cols-2">
      {orders.map((order) => (
        <li
          key={order._id}
          className="flex flex-col justify-between gap-2 border-b border-line p-4 data-[selected=true]:bg-blush sm:odd:border-r"
          data-selected={selection.isSelected(order._id)}
        >
          <div className="flex items-start gap-3">
            <SelectOne id={order._id} label={texts.table.select(order.orderNumber)} selection={selection} />
            <div className="min-w-0 flex-1 space-y-2">
              <OrderIdentity order={order} />
              <OrderCustomer order={order} />
            </div>
            <OrderMoney order={order} />
          </div>
          <DeliveryLine order={order} />
          <OrderAlerts order={order} />
          <StepLink order={order} />
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <OrderProgress order={order} />
            <OrderActions order={order} handlers={handlers} />
          </div>
        </li>
      ))}
    </ul>
  </>
);
