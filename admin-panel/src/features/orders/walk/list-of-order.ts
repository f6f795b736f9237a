import { useLocation, useSearchParams } from 'react-router-dom';
import { parseFilters, serializeFilters } from '#shared/list-filters/filter-params.ts';
import { paths } from '#shared/paths.ts';
import { orderFilters } from '../filters/order-filters.ts';

/** Returns the addresses of orders with the filters of the list, which a reload keeps. */
export function useOrderPath(): (id: string) => string {
  const { search } = useLocation();
  return (id) => `${paths.order(id)}${search}`;
}

/** Returns the list that an order was opened from: its filters, and its address. */
export function useListOfOrder() {
  const [params] = useSearchParams();
  const filters = parseFilters(orderFilters, params);
  const query = serializeFilters(orderFilters, filters).toString();
  return { filters, query, back: query ? `${paths.orders}?${query}` : paths.orders };
}
