import {
  dayRange,
  messages,
  ORDER_STATUSES,
  totalPages,
  type AdminOrder,
  type OrderListQuery,
  type OrdersSummary,
} from '@shop/contract';
import type { Row } from '../../../database/connection';
import { csvText } from '../../../shared/csv';
import { notFound } from '../../../shared/http-errors';
import { orderRows } from '../domain/order-csv';
import { findOrder, staffOrder, staffOrderWithHistory, withLines } from './order-records';
import { plainText } from './order-search-text';

const EXPORT_CAP = 20_000;

const likeText = (text: string): string => `%${plainText(text).replace(/[\\%_]/g, '\\$&')}%`;

function matching({ status, search, date, paymentMethod }: OrderListQuery) {
  const query = strapi.db.connection('orders').whereNull('deleted_at');
  if (status) query.where('order_status', status);
  if (paymentMethod) query.where('payment_method', paymentMethod);
  if (search) query.whereRaw("search_text like ? escape '\\'", [likeText(search)]);
  if (date) {
    const { from, to } = dayRange(date);
    query.where('created_at', '>=', from).where('created_at', '<', to);
  }
  return query;
}

const newestFirst = [
  { column: 'created_at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

/** A page of orders, newest first, searched over all of them. */
export async function listOrders(query: OrderListQuery) {
  const { page, limit } = query;
  const [count] = await matching(query).count('* as total');
  const rows: Row[] = await matching(query)
    .orderBy(newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  const totalOrders = Number(count?.total ?? 0);
  const orders = (await withLines(strapi.db.connection, rows)).map(staffOrder);
  return { orders, totalOrders, totalPages: totalPages(totalOrders, limit), page, limit };
}

/** One order with its history. */
export async function readOrder(documentId: string): Promise<AdminOrder> {
  const order = await findOrder(strapi.db.connection, { document_id: documentId });
  if (!order) throw notFound(messages.orderNotFound);
  return staffOrderWithHistory(strapi.db.connection, order);
}

/** Totals over all orders: how many in each status by payment method, and what was paid. */
export async function ordersSummary(): Promise<OrdersSummary> {
  const rows: Row[] = await strapi.db
    .connection('orders')
    .whereNull('deleted_at')
    .groupBy('order_status', 'payment_method')
    .select('order_status', 'payment_method')
    .count('* as orders')
    .sum('total as revenue');
  const summary: OrdersSummary = {
    totalOrders: 0,
    totalRevenue: 0,
    summaryByStatusAndPaymentMethod: Object.fromEntries(
      ORDER_STATUSES.map((status) => [status, { cash: 0, transfer: 0 }]),
    ),
  };
  for (const { order_status: status, payment_method: method, orders, revenue } of rows) {
    summary.totalOrders += Number(orders);
    if (status === 'paid') summary.totalRevenue += Number(revenue);
    const counts = summary.summaryByStatusAndPaymentMethod[status as string];
    if (counts) counts[method as 'cash' | 'transfer'] = Number(orders);
  }
  return summary;
}

/** The orders of a list, all its pages, as CSV. */
export async function exportOrders(query: OrderListQuery): Promise<string> {
  const rows: Row[] = await matching(query).orderBy(newestFirst).limit(EXPORT_CAP);
  return csvText(orderRows(await withLines(strapi.db.connection, rows)));
}
