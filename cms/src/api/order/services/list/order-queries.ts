import { dayRange, type OrderListQuery } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import { countRows } from '../../../../database/rows';
import { pageOfSearch, rowsWithText, type TextSearch } from '../../../../platform/search/text-search';
import { coupons } from '../../../coupon/services/coupon';
import { filterQueue } from './order-queues';
import { ordersBeside } from './searched-orders';

export const newestFirst = [
  { column: 'created_at', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

const oldestFirst = newestFirst.map(({ column }) => ({ column, order: 'asc' as const }));

const soonestFirst = [{ column: 'expires_at', order: 'asc' as const }, ...oldestFirst];

/** Returns the order of a list: work starts with the order that has waited longest, or whose time is over first. */
export function listOrder({ queue }: OrderListQuery) {
  if (queue === 'reserved') return soonestFirst;
  return queue ? oldestFirst : newestFirst;
}

type Filter = Pick<OrderListQuery, 'status' | 'search' | 'date' | 'paymentMethod' | 'coupon' | 'queue'>;

function filtered({ status, date, paymentMethod, coupon, queue }: Filter) {
  const query = strapi.db.connection('orders').whereNull('deleted_at');
  if (queue) filterQueue(query, queue);
  if (status) query.where('order_status', status);
  if (paymentMethod) query.where('payment_method', paymentMethod);
  if (coupon) query.whereIn('order_number', coupons.ordersUsing(coupon));
  if (date) {
    const { from, to } = dayRange(date);
    query.where('created_at', '>=', from).where('created_at', '<', to);
  }
  return query;
}

const asSearch = (filter: Filter): TextSearch => ({
  table: 'orders',
  trigrams: 'order_search',
  covering: 'orders_found',
  order: newestFirst,
  search: filter.search ?? '',
  filtered: () => filtered(filter),
  beside: ordersBeside(filter.search ?? ''),
});

export const filterOrders = (filter: Filter) =>
  filter.search ? rowsWithText(asSearch(filter)) : filtered(filter);

/** Returns the number of matching orders and the query of a page, for filters that leave few of them. */
export async function pageOfFew(filter: OrderListQuery, offset: number, limit: number) {
  const db = strapi.db.connection;
  const order = listOrder(filter);
  // Left to itself, PostgreSQL looks for the page by reading all orders from the oldest on.
  const few = filtered(filter).select(order.map(({ column }) => column));
  const page = db.withMaterialized('few', few).from('few').orderBy(order);
  const [total, ids] = await Promise.all([
    countRows(filtered(filter)),
    page.limit(limit).offset(offset).pluck('id'),
  ]);
  return { total, from: db('orders').whereIn('id', ids) };
}

export const pageOfMatches = (filter: Filter, offset: number, limit: number) =>
  pageOfSearch(asSearch(filter), offset, limit);

/** Returns the number of matching orders and the query of a page; daily counts let it skip whole days. */
export async function pageOfAll(filter: Filter, offset: number) {
  const { status, paymentMethod } = filter;
  const days = strapi.db.connection('order_days').sum('orders as orders');
  if (status) days.where('order_status', status);
  if (paymentMethod) days.where('payment_method', paymentMethod);
  const rows: Row[] = await days
    .groupBy('business_day')
    .select('business_day')
    .orderBy('business_day', 'desc');
  const total = rows.reduce((sum, { orders }) => sum + Number(orders), 0);
  let skipped = 0;
  const first = rows.find(({ orders }) => {
    const holdsOffset = skipped + Number(orders) > offset;
    if (!holdsOffset) skipped += Number(orders);
    return holdsOffset;
  });
  const from = filtered(filter).offset(offset - skipped);
  if (first?.business_day && skipped > 0)
    from.where('created_at', '<', dayRange(first.business_day as string).to);
  return { total, from };
}
