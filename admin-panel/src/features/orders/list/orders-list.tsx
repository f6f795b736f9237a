import { ADMIN_ORDERS_PAGE_SIZE, type AdminOrder, type AnswerOf, type listOrders } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';
import { Card } from '#ui/layout/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { DeletedOrders } from '../trash/deleted-orders.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { hasFilters, type OrderFilters } from '../filters/order-filters.ts';
import { OrdersFiltersBar } from '../filters/orders-filters-bar.tsx';
import { OrdersTable } from './orders-table.tsx';
import { ordersQuery } from '../queries.ts';
import { OrderQuickView } from './order-quick-view.tsx';
import { QueueViews } from '../fulfillment/queue-views.tsx';
import { PackingDay } from '../fulfillment/packing-day.tsx';
import { texts } from '../texts.ts';
import { useImmediateStatus } from '../status/use-immediate-status.ts';
import { useStepFocusInList } from '../step/step-focus.ts';
import { useSelection } from '#shared/hooks/use-selection.ts';

type OrdersListProps = { filters: OrderFilters; onFilters: SetFilters<OrderFilters> };

function emptyText(filters: OrderFilters): string {
  const { status, queue, search, date } = filters;
  if (queue && !search && !date) return texts.empty.queue;
  if (status && !search && !date) return texts.empty.status;
  return hasFilters(filters) ? texts.empty.filtered : texts.empty.none;
}

function useQuickView() {
  const [order, setOrder] = useState<AdminOrder | null>(null);
  const status = useImmediateStatus((changed) =>
    setOrder((shown) => (shown?._id === changed._id ? changed : shown)),
  );
  const view = order && (
    <OrderQuickView
      order={order}
      isChanging={status.changingId === order._id}
      onStatus={(next) => status.change(order, next)}
      onClose={() => setOrder(null)}
    />
  );
  return { open: setOrder, view, status };
}

type LoadedOrdersProps = OrdersListProps & { answer: AnswerOf<typeof listOrders>; outdated: boolean };

function LoadedOrders({ filters, onFilters, answer, outdated }: LoadedOrdersProps) {
  const { orders, totalOrders, totalPages } = answer;
  const selection = useSelection(orders.map(({ _id }) => _id));
  const quick = useQuickView();
  const focus = useStepFocusInList(orders);
  return (
    <>
      {/* On a phone the bar comes last, so that it never covers a card. */}
      <div className="flex flex-col">
        <BulkBar orders={orders} selection={selection} onQuickView={quick.open} />
        <div {...focus} className={classNames('transition-opacity', outdated && 'opacity-60')}>
          {orders.length === 0 ? (
            <EmptyState icon="receipt" title={texts.empty.title} text={emptyText(filters)} />
          ) : (
            <OrdersTable orders={orders} selection={selection} status={quick.status} />
          )}
        </div>
        <Pagination
          page={filters.page}
          pageSize={ADMIN_ORDERS_PAGE_SIZE}
          total={totalOrders}
          totalPages={totalPages}
          onPage={(page) => onFilters({ page })}
          showing={texts.showing}
        />
      </div>
      {quick.view}
      {quick.status.dialogs}
    </>
  );
}

function OrdersTablePanel({ filters, onFilters }: OrdersListProps) {
  const query = useQuery(ordersQuery(filters));
  const { data, isPending, isError, error, isPlaceholderData } = query;
  const isPastEnd = useExistingPage(filters.page, query, onFilters);
  if (isPending || isPastEnd) return <SkeletonRows rows={8} />;
  return (
    <>
      {isError && <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(error))} />}
      {data && (
        <LoadedOrders filters={filters} onFilters={onFilters} answer={data} outdated={isPlaceholderData} />
      )}
    </>
  );
}

/** Lists the work of the day and the orders, or those in the trash. */
export function OrdersList({ filters, onFilters }: OrdersListProps) {
  const summary = useQuery(ordersSummaryQuery);
  if (filters.status === 'deleted')
    return (
      <Card>
        <DeletedOrders page={filters.page} onFilters={onFilters} />
      </Card>
    );
  return (
    <Card>
      <QueueViews
        queue={filters.queue}
        summary={summary.data}
        onQueue={(queue) => onFilters({ queue, status: '' }, { replace: false })}
      />
      <OrdersFiltersBar filters={filters} summary={summary.data} onChange={onFilters} />
      {filters.queue === 'to_prepare' && <PackingDay count={summary.data?.queues.to_prepare ?? 0} />}
      <OrdersTablePanel filters={filters} onFilters={onFilters} />
    </Card>
  );
}
