import { type AdminOrder } from '@shop/contract';
import { type ReactNode } from 'react';
import { pinnedRight } from '#ui/list/table.tsx';
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

export const orderColumns: readonly Column[] = [
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

export const optionalColumns = [
  { id: 'customer', label: t.customer, usual: true },
  { id: 'delivery', label: t.delivery, usual: false },
  { id: 'total', label: t.total, usual: true },
  { id: 'status', label: t.status, usual: true },
] as const;
