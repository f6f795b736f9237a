import { ADMIN_ORDERS_PAGE_SIZE, type DeletedOrder } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { TrashList, TrashRow } from '#shared/trash-list.tsx';
import { deletedOrdersQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { useRestoreOrder } from './use-restore-order.ts';

const t = texts.deleted;

const DeletedOrderFacts = ({ order }: { order: DeletedOrder }) => (
  <>
    <div className="min-w-32 flex-1">
      <p className="font-semibold">{`#${order.orderNumber}`}</p>
      <p className="truncate">{order.shippingInfo.fullName}</p>
      <p className="text-xs text-muted">{t.at(formatDateTime(order.deletedAt))}</p>
    </div>
    <div className="flex flex-col items-end gap-1">
      <span className="font-semibold tabular-nums">{formatMoney(order.total)}</span>
      <StatusBadge status={order.status} short />
    </div>
  </>
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
  return (
    <TrashList
      texts={t}
      page={page}
      pageSize={ADMIN_ORDERS_PAGE_SIZE}
      total={total}
      totalPages={totalPages}
      isPlaceholder={isPlaceholderData}
      onPage={(next) => onFilters({ page: next })}
    >
      {orders.map((order) => (
        <TrashRow
          key={order._id}
          name={order.orderNumber}
          texts={t}
          busy={restoringId === order._id}
          call="restoreOrder"
          onRestore={() => restore(order)}
        >
          <DeletedOrderFacts order={order} />
        </TrashRow>
      ))}
    </TrashList>
  );
}
