import { type AdminOrder } from '@shop/contract';
import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { SelectAll, SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import {
  OrderAlerts,
  OrderCustomer,
  OrderIdentity,
  OrderMoney,
  OrderProgress,
} from '../parts/order-cells.tsx';
import { texts } from '../texts.ts';
import { OrderActions, type OrderHandlers } from './order-actions.tsx';
import { optionalColumns, orderColumns } from './order-columns.tsx';
import { type Selection } from '#shared/hooks/use-selection.ts';

const TABLE_FITS_PX = 1340;

type OrdersTableProps = { orders: AdminOrder[]; selection: Selection; handlers: OrderHandlers };

const OrderCards = ({ orders, selection, handlers }: OrdersTableProps) => (
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
          <OrderAlerts order={order} />
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <OrderProgress order={order} />
            <OrderActions order={order} handlers={handlers} />
          </div>
        </li>
      ))}
    </ul>
  </>
);

export function OrdersTable(props: OrdersTableProps) {
  const { orders, selection, handlers } = props;
  const isNarrow = useIsNarrowerThan(TABLE_FITS_PX);
  const { isShown, menu } = useColumns('adminOrderColumns', optionalColumns);
  if (isNarrow) return <OrderCards {...props} />;
  const columns = orderColumns.filter(({ id }) => isShown(id));
  return (
    <Table caption={texts.table.caption}>
      <TableHead sticky>
        <tr>
          <HeadCell className="w-10 pr-0">
            <SelectAllCheckbox label={texts.table.selectAll} selection={selection} />
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
              <SelectOne id={order._id} label={texts.table.select(order.orderNumber)} selection={selection} />
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
