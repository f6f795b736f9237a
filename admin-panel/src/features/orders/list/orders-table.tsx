import { type AdminOrder } from '@shop/contract';
import { useTable } from '@tanstack/react-table';
import { useCardsBelow } from '#shared/use-small-screen.ts';
import { useColumns } from '#shared/use-columns.ts';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { SelectAll } from '#ui/list/select-all.tsx';
import { StatusBadge } from '#ui/feedback/status-badge.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { OrderActions } from './order-actions.tsx';
import {
  columns,
  columnStyles,
  features,
  optionalColumns,
  type OrderRow,
  SelectOrder,
} from './order-columns.tsx';
import { OrderCustomer, OrderIdentity, OrderMoney } from '../lines/order-summary-cells.tsx';
import { type Selection } from './use-selection.ts';
import { texts } from '../texts.ts';

const TABLE_FITS_PX = 1340;
const COLUMNS_KEPT_AS = 'adminOrderColumns';

type OrdersTableProps = { orders: AdminOrder[]; selection: Selection };

const OrderCard = ({ row }: { row: OrderRow }) => (
  <li
    className="flex flex-col justify-between gap-2 border-b border-line p-4 data-[selected=true]:bg-blush sm:odd:border-r"
    data-selected={row.getIsSelected()}
  >
    <div className="flex items-start gap-3">
      <SelectOrder row={row} />
      <div className="min-w-0 flex-1 space-y-2">
        <OrderIdentity order={row.original} />
        <OrderCustomer order={row.original} />
      </div>
      <OrderMoney order={row.original} />
    </div>
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <StatusBadge status={row.original.status} short />
      <OrderActions order={row.original} />
    </div>
  </li>
);

/** The orders of one page: a table on a desk, cards on a phone or a tablet; the server cuts the pages. */
export function OrdersTable({ orders, selection }: OrdersTableProps) {
  const small = useCardsBelow(TABLE_FITS_PX);
  const table = useTable({
    features,
    columns,
    data: orders,
    getRowId: ({ _id }) => _id,
    state: { rowSelection: selection.rows },
    onRowSelectionChange: selection.onRows,
  });
  const { isShown, menu } = useColumns(COLUMNS_KEPT_AS, optionalColumns);
  const { rows } = table.getRowModel();
  if (small) {
    return (
      <>
        <SelectAll
          label={texts.table.selectAll}
          all={table.getIsAllRowsSelected()}
          some={selection.some}
          onChange={(all) => table.toggleAllRowsSelected(all)}
        />
        <ul aria-label={texts.table.caption} className="grid grid-cols-1 sm:grid-cols-2">
          {rows.map((row) => (
            <OrderCard key={row.id} row={row} />
          ))}
        </ul>
      </>
    );
  }
  return (
    <Table caption={texts.table.caption}>
      <TableHead sticky>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers
              .filter(({ id }) => isShown(id))
              .map((header) => (
                <HeadCell key={header.id} className={columnStyles[header.id]?.head}>
                  <table.FlexRender header={header} />
                  {header.id === 'actions' && <ColumnMenu {...menu} />}
                </HeadCell>
              ))}
          </tr>
        ))}
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} data-selected={row.getIsSelected()}>
            {row
              .getAllCells()
              .filter(({ column }) => isShown(column.id))
              .map((cell) => (
                <Cell
                  key={cell.id}
                  numeric={columnStyles[cell.column.id]?.numeric}
                  className={columnStyles[cell.column.id]?.cell}
                >
                  <table.FlexRender cell={cell} />
                </Cell>
              ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
