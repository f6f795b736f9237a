import { ADMIN_ORDERS_PAGE_SIZE, type DeletedOrder } from '@shop/contract';
import { formatDateTime, formatMoney } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { ActionButton } from '#shared/resource/action-button.tsx';
import { ResourceList } from '#shared/resource/list.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { deletedOrdersQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { restoration } from './restoration.ts';

const t = texts.deleted;

const DeletedRow = ({ order }: { order: DeletedOrder }) => (
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
    <ActionButton row={order} action={restoration} />
  </li>
);

type DeletedOrdersProps = { page: number; onFilters: SetFilters<{ page: number }> };

export const DeletedOrders = ({ page, onFilters }: DeletedOrdersProps) => (
  <ResourceList
    query={useQuery(deletedOrdersQuery(page))}
    rows={({ orders }) => orders}
    total={({ total }) => total}
    texts={{ loadFailed: texts.loadFailed, showing: t.showing }}
    empty={{ icon: 'trash-2', title: t.none, text: t.noneHint }}
    intro={t.hint}
    listLabel={t.list}
    loadingRows={3}
    page={page}
    pageSize={ADMIN_ORDERS_PAGE_SIZE}
    onPage={onFilters}
  >
    {(order) => <DeletedRow key={order._id} order={order} />}
  </ResourceList>
);
