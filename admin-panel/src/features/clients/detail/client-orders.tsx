import { ADMIN_ORDERS_PAGE_SIZE, type ClientDetail } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { texts } from './texts.ts';

type ClientOrdersProps = { client: ClientDetail; page: number; onPage: (page: number) => void };

/** Lists the orders of a client in pages, cancelled ones included. */
export const ClientOrders = ({ client, page, onPage }: ClientOrdersProps) => (
  <SectionCard title={texts.orders.title} bodyClassName="px-0 pb-0" className="overflow-clip">
    {client.history.length === 0 ? (
      <p className="px-5 pb-5 text-muted">{texts.orders.none}</p>
    ) : (
      <ul className="divide-y divide-line border-t border-line">
        {client.history.map((order) => (
          <li key={order._id} className="flex items-center justify-between gap-x-4 px-5 py-2">
            <div className="min-w-0">
              <Link
                to={paths.order(order._id)}
                className="inline-flex min-h-11 items-center font-semibold text-wine underline-offset-4 hover:underline sm:min-h-6"
              >
                {`#${order.orderNumber}`}
              </Link>
              <p className="text-xs text-muted">{formatDateTime(order.createdAt)}</p>
            </div>
            <div className="flex flex-col-reverse items-end gap-1 sm:flex-row sm:items-center sm:gap-3">
              <StatusBadge status={order.status} short />
              <span className="font-semibold tabular-nums">{formatMoney(order.total)}</span>
            </div>
          </li>
        ))}
      </ul>
    )}
    <Pagination
      page={page}
      pageSize={ADMIN_ORDERS_PAGE_SIZE}
      total={client.totalOrders}
      totalPages={client.totalPages}
      onPage={onPage}
      showing={texts.orders.showing}
    />
  </SectionCard>
);
