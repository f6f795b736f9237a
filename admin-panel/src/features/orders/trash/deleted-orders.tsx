import { ADMIN_ORDERS_PAGE_SIZE, type DeletedOrder } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { shownRange } from '#shared/list-filters/filter-params.ts';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { deletedOrdersQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useRestoreOrder } from './use-restore-order.ts';

const t = texts.deleted;

type DeletedRowProps = { order: DeletedOrder; busy: boolean; onRestore: () => void };

const DeletedRow = ({ order, busy, onRestore }: DeletedRowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
    <div className="min-w-32 flex-1">
      <p className="font-semibold">{`#${order.orderNumber}`}</p>
      <p className="truncate">{order.shippingInfo.fullName}</p>
      <p className="text-xs text-muted">{t.at(formatDateTime(order.deletedAt))}</p>
    </div>
    <div className="flex flex-col items-end gap-1">
      <span className="font-semibold tabular-nums">{formatMoney(order.total)}</span>
      <StatusBadge status={order.status} short />
    </div>
    <Button
      icon="undo-2"
      busyLabel={t.restoring}
      busy={busy}
      className="max-sm:w-full"
      aria-label={busy ? undefined : t.restoreOne(order.orderNumber)}
      onClick={onRestore}
    >
      {t.restore}
    </Button>
  </li>
);

type DeletedOrdersProps = { page: number; onFilters: SetFilters<{ page: number }> };

export function DeletedOrders({ page, onFilters }: DeletedOrdersProps) {
  const query = useQuery(deletedOrdersQuery(page));
  const { data, error, isPending, isPlaceholderData } = query;
  const { restore, restoringId } = useRestoreOrder();
  useExistingPage(page, query, onFilters);
  if (isPending) return <SkeletonRows rows={3} />;
  if (error) return <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(error))} />;
  const { orders, total, totalPages } = data;
  if (total === 0) return <EmptyState icon="trash-2" title={t.none} text={t.noneHint} />;
  const { from, to } = shownRange(page, ADMIN_ORDERS_PAGE_SIZE, total);
  return (
    <>
      <p className="border-b border-line px-4 py-3 text-sm text-muted">{t.hint}</p>
      <ul
        aria-label={t.list}
        className={classNames('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {orders.map((order) => (
          <DeletedRow
            key={order._id}
            order={order}
            busy={restoringId === order._id}
            onRestore={() => restore(order)}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        totalPages={totalPages}
        onPage={(next) => onFilters({ page: next })}
        summary={t.showing(from, to, total)}
        disabled={isPlaceholderData}
      />
    </>
  );
}
