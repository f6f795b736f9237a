import { type AdminOrder } from '@shop/contract';
import { type ReactNode } from 'react';
import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow, pinnedRight } from '#ui/list/table.tsx';
import {
  OrderAlerts,
  OrderCustomer,
  OrderDelivery,
  OrderIdentity,
  OrderMoney,
  OrderProgress,
} from '../parts/order-cells.tsx';
import { texts } from '../texts.ts';
import { OrderActions, type OrderHandlers } from './order-actions.tsx';
import { OrderCards, type OrderCardsProps } from './order-cards.tsx';

const TABLE_FITS_PX = 1340;

type Column = {
  id: string;
  label: string;
  Cell: (props: { order: AdminOrder; handlers: OrderHandlers }) => ReactNode;
  head: string;
  cell: string;
  numeric?: boolean;
};

const t = texts.table;
const pad = { head: 'px-3', cell: 'px-3' };

const IdentityCell = ({ order }: { order: AdminOrder }) => (
  <div className="space-y-1">
    <OrderIdentity order={order} />
    <OrderAlerts order={order} />
  </div>
);

const orderColumns: readonly Column[] = [
  { id: 'order', label: t.order, Cell: IdentityCell, ...pad },
  { id: 'customer', label: t.customer, Cell: OrderCustomer, head: 'px-3', cell: 'max-w-48 px-3' },
  { id: 'delivery', label: t.delivery, Cell: OrderDelivery, head: 'px-3', cell: 'max-w-36 px-3' },
  { id: 'total', label: t.total, Cell: OrderMoney, head: 'px-3 text-right', cell: 'px-3', numeric: true },
  { id: 'status', label: t.status, Cell: OrderProgress, ...pad },
  {
    id: 'actions',
    label: t.actions,
    Cell: OrderActions,
    head: `text-right ${pinnedRight.head}`,
    cell: pinnedRight.cell,
  },
];

const optionalColumns = [
  { id: 'customer', label: t.customer, usual: true },
  { id: 'delivery', label: t.delivery, usual: false },
  { id: 'total', label: t.total, usual: true },
  { id: 'status', label: t.status, usual: true },
] as const;

export function OrdersTable(props: OrderCardsProps) {
  const { orders, selection, handlers } = props;
  const isNarrow = useIsNarrowerThan(TABLE_FITS_PX);
  const { isShown, menu } = useColumns('adminOrderColumns', optionalColumns);
  if (isNarrow) return <OrderCards {...props} />;
  const columns = orderColumns.filter(({ id }) => isShown(id));
  return (
    <Table caption={t.caption}>
      <TableHead sticky>
        <tr>
          <HeadCell className="w-10 pr-0">
            <SelectAllCheckbox label={t.selectAll} selection={selection} />
          </HeadCell>
          {columns.map(({ id, label, head }) => (
            <HeadCell key={id} className={head}>
              {label}
              {id === 'actions' && <ColumnMenu {...menu} />}
            </HeadCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order._id} data-selected={selection.isSelected(order._id)}>
            <Cell className="w-10 pr-0">
              <SelectOne id={order._id} label={t.select(order.orderNumber)} selection={selection} />
            </Cell>
            {columns.map(({ id, Cell: Content, cell, numeric }) => (
              <Cell key={id} numeric={numeric} className={cell}>
                <Content order={order} handlers={handlers} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
