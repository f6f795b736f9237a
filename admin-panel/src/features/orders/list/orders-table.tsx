import {
  type AdminOrder,
  businessDay,
  formatDeliveryPromise,
  formatPromisedDay,
  orderState,
  orderPromiseText,
} from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { type ReactNode } from 'react';
import { useColumns } from '#shared/hooks/use-columns.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type Selection } from '#shared/hooks/use-selection.ts';
import { SelectAll, SelectAllCheckbox, SelectOne } from '#ui/form/checkbox.tsx';
import { ColumnMenu } from '#ui/list/column-menu.tsx';
import { Cell, HeadCell, pinnedRight, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import {
  OrderCustomer,
  OrderDelivery,
  OrderIdentity,
  OrderMoney,
  OrderProgress,
} from '../parts/order-cells.tsx';
import { stepName } from '../status/step-name.ts';
import { stepTexts } from '../status/texts.ts';
import { type useImmediateStatus } from '../status/use-immediate-status.ts';
import { AllowedStep } from '../step/step-action.tsx';
import { texts } from '../texts.ts';

const t = texts.table;

type ImmediateStatus = ReturnType<typeof useImmediateStatus>;
type RowProps = { order: AdminOrder; status: ImmediateStatus };

/** Says in one line what to do next, beside the one button that does it. */
function NextStepLine({ order, status }: RowProps) {
  const [step] = orderState(order).nextSteps;
  if (!step) return <p className="text-muted">{t.nothing}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1 font-semibold">
        <span className="sr-only">{stepTexts.title}</span>
        {stepName(order)}
      </p>
      <AllowedStep
        inList
        order={order}
        step={step}
        change={({ status: next }) => status.change(order, next)}
        changing={status.changingId === order._id}
      />
    </div>
  );
}

/** Returns the promised days as staff read them; '' without a promise, or once the order is delivered or undone. */
function promisedDays(order: AdminOrder): string {
  const { deliveryFrom: from, deliveryTo: to, createdAt } = order;
  if (!from || !orderPromiseText(order)) return '';
  if (to === null) return t.pickupFrom(formatPromisedDay(from, false));
  return formatDeliveryPromise({ from, to }, businessDay(new Date(createdAt)));
}

function DeliveryLine({ order }: { order: AdminOrder }) {
  const { wantsShipping, shippingInfo } = order;
  const promised = promisedDays(order);
  const facts = wantsShipping
    ? [t.home, shippingInfo.city, promised].filter(Boolean)
    : [promised || t.pickup];
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon name={wantsShipping ? 'truck' : 'store'} className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{facts.join(' · ')}</span>
    </p>
  );
}

type OrderCardsProps = { orders: AdminOrder[]; selection: Selection; status: ImmediateStatus };

const OrderCards = ({ orders, selection, status }: OrderCardsProps) => (
  <>
    <SelectAll label={t.selectAll} selection={selection} />
    <ul aria-label={t.caption} className="grid grid-cols-1 sm:grid-cols-2">
      {orders.map((order) => (
        <li
          key={order._id}
          className="flex flex-col gap-2 border-b border-line px-4 py-3 data-[selected=true]:bg-blush sm:odd:border-r"
          data-selected={selection.isSelected(order._id)}
          data-order={order._id}
        >
          <div className="flex items-start gap-3">
            <SelectOne id={order._id} label={t.select(order.orderNumber)} selection={selection} />
            <div className="min-w-0 flex-1 space-y-1">
              <OrderIdentity order={order} />
              <OrderCustomer order={order} />
            </div>
            <OrderMoney order={order} />
          </div>
          <DeliveryLine order={order} />
          <OrderProgress order={order} />
          <NextStepLine order={order} status={status} />
        </li>
      ))}
    </ul>
  </>
);

const TABLE_FITS_PX = 1340;

type Column = {
  id: string;
  label: string;
  Cell: (props: RowProps) => ReactNode;
  head: string;
  cell: string;
  numeric?: boolean;
};

const pad = { head: 'px-2', cell: 'px-2' };

const orderColumns: readonly Column[] = [
  { id: 'order', label: t.order, Cell: OrderIdentity, ...pad },
  { id: 'customer', label: t.customer, Cell: OrderCustomer, head: 'px-2', cell: 'max-w-40 px-2' },
  { id: 'delivery', label: t.delivery, Cell: OrderDelivery, head: 'px-2', cell: 'max-w-36 px-2' },
  { id: 'total', label: t.total, Cell: OrderMoney, head: 'px-2 text-right', cell: 'px-2', numeric: true },
  { id: 'status', label: t.status, Cell: OrderProgress, head: 'px-2', cell: 'max-w-64 min-w-62 px-2' },
  {
    id: 'actions',
    label: t.nextStep,
    Cell: NextStepLine,
    head: `w-72 pl-2 ${pinnedRight.head}`,
    cell: `pl-2 ${pinnedRight.cell}`,
  },
];

const optionalColumns = [
  { id: 'customer', label: t.customer, usual: true },
  { id: 'delivery', label: t.delivery, usual: false },
  { id: 'total', label: t.total, usual: true },
  { id: 'status', label: t.status, usual: true },
] as const;

export function OrdersTable(props: OrderCardsProps) {
  const { orders, selection, status } = props;
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
          <TableRow key={order._id} data-selected={selection.isSelected(order._id)} data-order={order._id}>
            <Cell className="w-10 pr-0">
              <SelectOne id={order._id} label={t.select(order.orderNumber)} selection={selection} />
            </Cell>
            {columns.map(({ id, Cell: Content, cell, numeric }) => (
              <Cell key={id} numeric={numeric} className={cell}>
                <Content order={order} status={status} />
              </Cell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
