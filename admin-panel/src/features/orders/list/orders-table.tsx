import {
  type AdminOrder,
  businessDay,
  formatDeliveryPromise,
  formatPromisedDay,
  orderPromiseText,
} from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IfCan } from '#shared/access/if-can.tsx';
import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { paths } from '#shared/paths.ts';
import { Button, buttonStyles, IconButton } from '#ui/button.tsx';
import { SelectAll, SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { Cell, HeadCell, pinnedRight, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import {
  OrderAlerts,
  OrderCustomer,
  OrderDelivery,
  OrderIdentity,
  OrderMoney,
  OrderProgress,
} from '../parts/order-cells.tsx';
import { stepName } from '../status/step-name.ts';
import { stepTexts } from '../status/texts.ts';
import { texts } from '../texts.ts';

type OrderHandlers = {
  deletingId: string | null;
  onQuickView: (order: AdminOrder) => void;
  onDelete: (order: AdminOrder) => void;
};

type OrderActionsProps = { order: AdminOrder; handlers: OrderHandlers };

function OrderActions({ order, handlers }: OrderActionsProps) {
  const isDeleting = handlers.deletingId === order._id;
  return (
    <div className="ml-auto flex items-center justify-end gap-1">
      <IconButton
        icon="eye"
        size="icon-sm"
        label={texts.table.quickView(order.orderNumber)}
        onClick={() => handlers.onQuickView(order)}
      />
      <Link
        to={paths.order(order._id)}
        aria-label={texts.table.details(order.orderNumber)}
        className={buttonStyles({ size: 'sm' })}
      >
        {texts.table.detailsShort}
      </Link>
      <IfCan call="deleteOrder">
        <Button
          icon="trash-2"
          busyLabel={texts.table.removing}
          size="sm"
          variant="danger-ghost"
          busy={isDeleting}
          aria-label={isDeleting ? undefined : texts.table.remove(order.orderNumber)}
          onClick={() => handlers.onDelete(order)}
        >
          <span className="sr-only">{texts.table.removeShort}</span>
        </Button>
      </IfCan>
    </div>
  );
}

/** Returns the promised days as staff read them; '' without a promise, or once the order is delivered or undone. */
function promisedDays(order: AdminOrder): string {
  const { deliveryFrom: from, deliveryTo: to, createdAt } = order;
  if (!from || !orderPromiseText(order)) return '';
  if (to === null) return texts.table.pickupFrom(formatPromisedDay(from, false));
  return formatDeliveryPromise({ from, to }, businessDay(new Date(createdAt)));
}

function DeliveryLine({ order }: { order: AdminOrder }) {
  const { wantsShipping, shippingInfo } = order;
  const promised = promisedDays(order);
  const facts = wantsShipping
    ? [texts.table.home, shippingInfo.city, promised].filter(Boolean)
    : [promised || texts.table.pickup];
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name={wantsShipping ? 'truck' : 'store'} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{facts.join(' · ')}</span>
    </p>
  );
}

function StepLink({ order }: { order: AdminOrder }) {
  const step = stepName(order);
  if (!step) return null;
  return (
    <Link
      to={paths.order(order._id)}
      className="-mx-2 flex min-h-11 items-center gap-2 rounded-lg px-2 hover:bg-panel-2 sm:min-h-9"
    >
      <span className="min-w-0 flex-1">
        <span className="text-muted">{stepTexts.title}</span>
        <span className="font-semibold">{step}</span>
        <span className="sr-only">{texts.table.ofOrder(order.orderNumber)}</span>
      </span>
      <Icon name="chevron-right" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}

type OrderCardsProps = { orders: AdminOrder[]; selection: Selection; handlers: OrderHandlers };

const OrderCards = ({ orders, selection, handlers }: OrderCardsProps) => (
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
          <DeliveryLine order={order} />
          <OrderAlerts order={order} />
          <StepLink order={order} />
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <OrderProgress order={order} />
            <OrderActions order={order} handlers={handlers} />
          </div>
        </li>
      ))}
    </ul>
  </>
);

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
