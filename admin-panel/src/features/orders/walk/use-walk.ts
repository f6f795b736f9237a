import { ADMIN_ORDERS_PAGE_SIZE, type AdminOrder, ORDER_QUEUES } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { nextQueue, orderQueues, queueStart } from '#shared/order-queues.ts';
import { serializeFilters } from '#shared/list-filters/filter-params.ts';
import { paths } from '#shared/paths.ts';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';
import { orderFilters, type OrderFilters } from '../filters/order-filters.ts';
import { ordersQuery } from '../queries.ts';
import { useListOfOrder } from './list-of-order.ts';

type Walked = Pick<AdminOrder, '_id' | 'createdAt'>;

/** Returns the place of an order in a page of its list; -1 for one that has left it. */
const placeOf = (orders: readonly Walked[], { _id }: Walked): number =>
  orders.findIndex((one) => one._id === _id);

// Work is listed with the oldest first, any other list with the newest.
const isAfter = (one: Walked, other: Walked, { queue }: OrderFilters): boolean =>
  queue ? one.createdAt > other.createdAt : one.createdAt < other.createdAt;

/** Returns the neighbours of an order in a page of its list, also once it has left the list. */
export function neighborsOf(orders: readonly Walked[], order: Walked, filters: OrderFilters) {
  const at = placeOf(orders, order);
  if (at >= 0) return { at, previous: orders[at - 1], next: orders[at + 1] };
  const next = orders.find((one) => isAfter(one, order, filters));
  return { at, previous: undefined, next };
}

export type Walk = {
  name: string;
  /** The place of the order, from 1; null once it has left the list. */
  place: number | null;
  total: number;
  previous: string | null;
  next: string | null;
  /** The next queue with work, where the list is a queue. */
  onward: { to: string; name: string; orders: number } | null;
  back: string;
};

const queryOfList = (filters: OrderFilters): string => serializeFilters(orderFilters, filters).toString();

const addressIn = (filters: OrderFilters, order: Walked | undefined): string | null =>
  order ? `${paths.order(order._id)}?${queryOfList(filters)}` : null;

// An order whose proof awaits a decision belongs to the list of those, however it was opened.
const PROOFS: OrderFilters = { status: '', queue: 'to_verify', search: '', date: '', coupon: '', page: 1 };

/** Loads a page of a list; null loads nothing. */
function usePage(filters: OrderFilters | null) {
  const query = useQuery({ ...ordersQuery(filters ?? PROOFS), enabled: filters !== null });
  return filters ? query.data : undefined;
}

/** Returns the filters of the page after one whose last order is shown; null elsewhere. */
function pageAfter(filters: OrderFilters | null, order: Walked, page: ReturnType<typeof usePage>) {
  if (!filters || !page || filters.page >= page.totalPages) return null;
  const isLast = placeOf(page.orders, order) === ADMIN_ORDERS_PAGE_SIZE - 1;
  return isLast ? { ...filters, page: filters.page + 1 } : null;
}

/** Returns the filters of the list that an order was opened from; null without a list. */
function useListFilters(hasProofReview: boolean): OrderFilters | null {
  const { filters, query } = useListOfOrder();
  if (query) return filters;
  return hasProofReview ? PROOFS : null;
}

/** Returns the queue in which the work goes on after that of a list. */
function useOnward(filters: OrderFilters | null): Walk['onward'] {
  const counts = useQuery({ ...ordersSummaryQuery, enabled: filters !== null }).data?.queues;
  const done = ORDER_QUEUES.find((queue) => queue === filters?.queue);
  const queue = counts && done && nextQueue(counts, done);
  return queue ? { to: queueStart(queue), name: orderQueues[queue].name, orders: counts[queue] ?? 0 } : null;
}

/** Returns the way through the list that an order was opened from; null without one. */
export function useWalk(order: AdminOrder, hasProofReview: boolean): Walk | null {
  const filters = useListFilters(hasProofReview);
  const page = usePage(filters);
  const following = pageAfter(filters, order, page);
  const later = usePage(following);
  const onward = useOnward(filters);
  if (!filters || !page) return null;
  const { at, previous, next } = neighborsOf(page.orders, order, filters);
  const onNextPage = following && addressIn(following, later?.orders[0]);
  return {
    name: filters.queue ? orderQueues[filters.queue].name : '',
    place: at < 0 ? null : (filters.page - 1) * ADMIN_ORDERS_PAGE_SIZE + at + 1,
    total: page.totalOrders,
    previous: addressIn(filters, previous),
    next: addressIn(filters, next) ?? onNextPage,
    onward,
    back: `${paths.orders}?${queryOfList(filters)}`,
  };
}
