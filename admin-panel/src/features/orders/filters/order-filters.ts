import { ADMIN_ORDERS_PAGE_SIZE, isCalendarDay, ALL_STATUSES, type OrderStatus } from '@shop/contract';
import { orderQueues } from '#shared/order-queues.ts';
import {
  choiceParam,
  type FilterParam,
  type FiltersOf,
  pageParam,
  serializeFilters,
  textParam,
} from '#shared/list-filters/filter-params.ts';

const statusTexts = {
  ...(Object.fromEntries(ALL_STATUSES.map((status) => [status, status])) as Record<OrderStatus, string>),
  deleted: 'eliminadas',
};

const dayParam: FilterParam<string> = {
  name: 'fecha',
  parse: (text) => (isCalendarDay(text) ? text : ''),
  serialize: (day) => day,
};

const queueTexts = Object.fromEntries(
  Object.entries(orderQueues).map(([queue, { slug }]) => [queue, slug]),
) as Record<keyof typeof orderQueues, string>;

export const orderFilters = {
  status: choiceParam('estado', statusTexts, ''),
  queue: choiceParam('cola', queueTexts, ''),
  search: textParam('buscar', 100),
  date: dayParam,
  coupon: textParam('cupon', 24),
  page: pageParam,
};

export type OrderFilters = FiltersOf<typeof orderFilters>;

export const viewQuery = (filters: OrderFilters): string =>
  serializeFilters(orderFilters, { ...filters, page: 1 }).toString();

/** Returns the query of `listOrders`; the trash has a call of its own. */
export const listQuery = ({ page, status, queue, search, date, coupon }: OrderFilters) => ({
  page,
  limit: ADMIN_ORDERS_PAGE_SIZE,
  ...(status && status !== 'deleted' && { status }),
  ...(queue && { queue }),
  ...(search && { search }),
  ...(date && { date }),
  ...(coupon && { coupon }),
});

export const hasFilters = ({ status, queue, search, date, coupon }: OrderFilters): boolean =>
  [status, queue, search, date, coupon].some((filter) => filter !== '');
