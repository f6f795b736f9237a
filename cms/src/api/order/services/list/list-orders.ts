import {
  asPage,
  messages,
  ONLINE_PENDING,
  ORDER_STATUSES,
  type AdminOrder,
  type OrderListQuery,
  type OrdersSummary,
  type PaymentMethod,
} from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { takenByOrder } from '../../../../database/ledger';
import { audit } from '../../../../platform/access/audit-log';
import { formatCsv } from '../../../../platform/csv';
import { notFound } from '../../../../platform/http/http-error';
import { counterSetting } from '../../../counter-setting/services/counter-setting';
import { clients } from '../../../client/services/client';
import { orderCsvRows } from './order-csv';
import { findOrder, ordersIn, staffOrders, staffOrderWithHistory, withLines } from '../order-records';
import { countQueues } from './order-queues';
import { filterOrders, listOrder, pageOfAll, pageOfFew, pageOfMatches } from './order-queries';

const EXPORT_CAP = 20_000;

const pageQuery = ({ search, date, coupon, queue }: OrderListQuery) => {
  if (search) return pageOfMatches;
  return date || coupon || queue ? pageOfFew : pageOfAll;
};

export async function listOrders(query: OrderListQuery) {
  const { page, limit } = query;
  const offset = (page - 1) * limit;
  const { total, from } = await pageQuery(query)(query, offset, limit);
  const rows: Row[] = total > offset ? await from.orderBy(listOrder(query)).limit(limit) : [];
  const db = strapi.db.connection;
  const orders = await staffOrders(db, await withLines(db, ordersIn(db).read(rows)));
  return { ...asPage('orders', orders, total, limit), page, limit };
}

export async function readOrder(documentId: string): Promise<AdminOrder> {
  await clients.catchUp();
  const order = await findOrder(strapi.db.connection, { documentId });
  if (!order) throw notFound(messages.orderNotFound);
  return staffOrderWithHistory(strapi.db.connection, order);
}

export async function ordersSummary(): Promise<OrdersSummary> {
  const rows: Row[] = await strapi.db
    .connection('order_days')
    .groupBy('order_status', 'payment_method')
    .select('order_status', 'payment_method')
    .sum('orders as orders')
    .sum('total as revenue');
  const summary: OrdersSummary = {
    totalOrders: 0,
    totalRevenue: 0,
    summaryByStatusAndPaymentMethod: Object.fromEntries(
      ORDER_STATUSES.map((status) => [status, { cash: 0, transfer: 0 }]),
    ),
    ...(await countQueues()),
  };
  for (const { order_status: status, payment_method: method, orders, revenue } of rows) {
    summary.totalOrders += Number(orders);
    if (status === 'paid') summary.totalRevenue += Number(revenue);
    if (status === ONLINE_PENDING)
      summary.summaryByStatusAndPaymentMethod[status] ??= { cash: 0, transfer: 0 };
    const counts = summary.summaryByStatusAndPaymentMethod[status as string];
    if (counts) counts[method as PaymentMethod] = Number(orders);
  }
  return summary;
}

/** Exports orders as CSV, with the phones and mails of their buyers, and records who did. */
export async function exportOrders(query: OrderListQuery): Promise<string> {
  const rows: Row[] = await filterOrders(query).orderBy(listOrder(query)).limit(EXPORT_CAP);
  await audit({ action: 'orders-exported', after: { orders: rows.length } });
  const db = strapi.db.connection;
  const orders = await withLines(db, ordersIn(db).read(rows));
  const { ways } = await counterSetting.current();
  return formatCsv(orderCsvRows(orders, await takenByOrder(db, orders), ways));
}
