import { type AdminOrder, formatMoney } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { SectionCard } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { PanelBody } from './panel-body.tsx';
import { recentOrdersQuery } from '../queries.ts';
import { texts } from '../texts.ts';

export function RecentOrders() {
  const query = useQuery(recentOrdersQuery);
  return (
    <SectionCard
      title={texts.recentOrders}
      actions={
        <Link
          to={paths.orders}
          className="inline-flex min-h-6 items-center text-sm font-medium text-wine underline-offset-4 hover:underline"
        >
          {texts.allOrders}
        </Link>
      }
      className="min-w-0"
    >
      <PanelBody query={query} empty={[]}>
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState icon="shopping-bag" title={texts.noOrders} text={texts.noOrdersHint} />
          ) : (
            <ul className="-mx-2 divide-y divide-line">
              {orders.map((order) => (
                <li key={order._id}>
                  <RecentOrder order={order} />
                </li>
              ))}
            </ul>
          )
        }
      </PanelBody>
    </SectionCard>
  );
}

const RecentOrder = ({ order }: { order: AdminOrder }) => (
  <Link
    to={paths.order(order._id)}
    className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 rounded-lg px-2 py-3 hover:bg-panel-2 sm:grid-cols-[minmax(0,1fr)_auto_7rem]"
  >
    <span className="min-w-0">
      <span className="block truncate font-semibold">{order.shippingInfo.fullName}</span>
      <span className="block truncate text-xs text-muted tabular-nums">
        {texts.orderNumber(order.orderNumber)} · {formatDateTime(order.createdAt)}
      </span>
    </span>
    <span className="order-last col-span-2 sm:order-none sm:col-span-1">
      <StatusBadge status={order.status} short />
    </span>
    <span className="text-right font-semibold tabular-nums">{formatMoney(order.total)}</span>
  </Link>
);
