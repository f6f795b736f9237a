import { type AdminOrder } from '@shop/contract';
import { createColumnHelper, type Row, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { pinnedRight } from '#ui/list/table.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderCustomer, OrderDelivery, OrderIdentity, OrderMoney } from '../lines/order-summary-cells.tsx';
import { texts } from '../texts.ts';

export const features = tableFeatures({ rowSelectionFeature });
export type OrderRow = Row<typeof features, AdminOrder>;
const helper = createColumnHelper<typeof features, AdminOrder>();

export const SelectOrder = ({ row }: { row: OrderRow }) => (
  <Checkbox
    aria-label={texts.table.select(row.original.orderNumber)}
    checked={row.getIsSelected()}
    onChange={(event) => row.toggleSelected(event.target.checked)}
  />
);

/** How a column is laid out, head and cells. */
export const columnStyles: Record<string, { head?: string; cell?: string; numeric?: boolean }> = {
  select: { head: 'w-10 pr-0', cell: 'w-10 pr-0' },
  order: { head: 'px-3', cell: 'px-3' },
  customer: { head: 'px-3', cell: 'max-w-48 px-3' },
  delivery: { head: 'px-3', cell: 'max-w-36 px-3' },
  total: { head: 'px-3 text-right', cell: 'px-3', numeric: true },
  status: { head: 'px-3', cell: 'px-3' },
  actions: { head: `text-right ${pinnedRight.head}`, cell: pinnedRight.cell },
};

/** What can be left out of the table, and what it usually shows. */
export const optionalColumns = [
  { id: 'customer', label: texts.table.customer, usual: true },
  { id: 'delivery', label: texts.table.delivery, usual: false },
  { id: 'total', label: texts.table.total, usual: true },
  { id: 'status', label: texts.table.status, usual: true },
] as const;

export const columns = helper.columns([
  helper.display({
    id: 'select',
    header: ({ table }) => (
      <Checkbox
        aria-label={texts.table.selectAll}
        checked={table.getIsAllRowsSelected()}
        indeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
        onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
      />
    ),
    cell: ({ row }) => <SelectOrder row={row} />,
  }),
  helper.display({
    id: 'order',
    header: texts.table.order,
    cell: ({ row }) => <OrderIdentity order={row.original} />,
  }),
  helper.display({
    id: 'customer',
    header: texts.table.customer,
    cell: ({ row }) => <OrderCustomer order={row.original} />,
  }),
  helper.display({
    id: 'delivery',
    header: texts.table.delivery,
    cell: ({ row }) => <OrderDelivery order={row.original} />,
  }),
  helper.display({
    id: 'total',
    header: texts.table.total,
    cell: ({ row }) => <OrderMoney order={row.original} />,
  }),
  helper.display({
    id: 'status',
    header: texts.table.status,
    cell: ({ row }) => <StatusBadge status={row.original.status} />,
  }),
  helper.display({
    id: 'actions',
    header: texts.table.actions,
    cell: ({ row }) => <OrderActions order={row.original} />,
  }),
]);
