import { type AdminOrder } from '@shop/contract';
import { useSmallScreen } from '#shared/use-small-screen.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/table.tsx';
import { OrderActions, type OrderActionsProps } from './order-actions.tsx';
import { OrderCustomer, OrderIdentity, OrderMoney } from './order-summary-cells.tsx';
import { type Selection } from './use-selection.ts';
import { texts } from './texts.ts';

type OrdersTableProps = {
  orders: AdminOrder[];
  selection: Selection;
  deletingId: string | null;
  onQuickView: (order: AdminOrder) => void;
  onDelete: (order: AdminOrder) => void;
};

type RowProps = OrderActionsProps & { selected: boolean; onSelect: () => void };

const SelectOrder = ({ order, selected, onSelect }: Pick<RowProps, 'order' | 'selected' | 'onSelect'>) => (
  <Checkbox checked={selected} onChange={onSelect} aria-label={texts.table.select(order.orderNumber)} />
);

const Row = ({ selected, onSelect, ...actions }: RowProps) => (
  <TableRow data-selected={selected}>
    <Cell className="w-10 pr-0">
      <SelectOrder order={actions.order} selected={selected} onSelect={onSelect} />
    </Cell>
    <Cell>
      <OrderIdentity order={actions.order} />
    </Cell>
    <Cell className="max-w-48">
      <OrderCustomer order={actions.order} />
    </Cell>
    <Cell numeric>
      <OrderMoney order={actions.order} />
    </Cell>
    <Cell>
      <StatusBadge status={actions.order.status} />
    </Cell>
    <Cell>
      <OrderActions {...actions} />
    </Cell>
  </TableRow>
);

const OrderCard = ({ selected, onSelect, ...actions }: RowProps) => (
  <li className="space-y-3 p-4 data-[selected=true]:bg-blush" data-selected={selected}>
    <div className="flex items-start gap-3">
      <SelectOrder order={actions.order} selected={selected} onSelect={onSelect} />
      <div className="min-w-0 flex-1">
        <OrderIdentity order={actions.order} />
      </div>
      <OrderMoney order={actions.order} />
    </div>
    <OrderCustomer order={actions.order} />
    <div className="flex flex-wrap items-center justify-between gap-2">
      <StatusBadge status={actions.order.status} short />
      <OrderActions {...actions} />
    </div>
  </li>
);

const Heads = ({ selection, ids }: { selection: Selection; ids: string[] }) => (
  <TableHead>
    <tr>
      <HeadCell className="w-10 pr-0">
        <Checkbox
          checked={selection.all}
          indeterminate={selection.some && !selection.all}
          aria-label={texts.table.selectAll}
          onChange={() => selection.set(selection.all ? [] : ids)}
        />
      </HeadCell>
      <HeadCell>{texts.table.order}</HeadCell>
      <HeadCell>{texts.table.customer}</HeadCell>
      <HeadCell className="text-right">{texts.table.total}</HeadCell>
      <HeadCell>{texts.table.status}</HeadCell>
      <HeadCell className="text-right">{texts.table.actions}</HeadCell>
    </tr>
  </TableHead>
);

/** The orders of one page: a table on a desk, cards on a phone. */
export function OrdersTable({ orders, selection, deletingId, onQuickView, onDelete }: OrdersTableProps) {
  const small = useSmallScreen();
  const rows = orders.map((order) => ({
    order,
    deleting: deletingId === order._id,
    selected: selection.has(order._id),
    onSelect: () => selection.toggle(order._id),
    onQuickView: () => onQuickView(order),
    onDelete: () => onDelete(order),
  }));
  if (small) {
    return (
      <ul aria-label={texts.table.caption} className="divide-y divide-line">
        {rows.map((row) => (
          <OrderCard key={row.order._id} {...row} />
        ))}
      </ul>
    );
  }
  return (
    <Table caption={texts.table.caption}>
      <Heads selection={selection} ids={orders.map(({ _id }) => _id)} />
      <TableBody>
        {rows.map((row) => (
          <Row key={row.order._id} {...row} />
        ))}
      </TableBody>
    </Table>
  );
}
