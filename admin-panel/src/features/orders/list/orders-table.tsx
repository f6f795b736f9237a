import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { texts } from '../texts.ts';
import { OrderCards, type OrderCardsProps } from './order-cards.tsx';
import { optionalColumns, orderColumns } from './order-columns.tsx';

const TABLE_FITS_PX = 1340;

export function OrdersTable(props: OrderCardsProps) {
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
