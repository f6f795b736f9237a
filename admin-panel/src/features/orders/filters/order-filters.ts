import { ADMIN_ORDERS_PAGE_SIZE, isCalendarDay, ORDER_STATUSES, type OrderStatus } from '@shop/contract';

/** A status, all of them, or what was deleted and can still be brought back. */
export type OrderView = OrderStatus | '' | 'deleted';

/** What the list shows; kept in the address, so that Back and a copied link bring it again. */
export type OrderFilters = { page: number; status: OrderView; search: string; date: string };

const DELETED_IN_URL = 'eliminadas';

const statusFrom = (text: string | null): OrderView =>
  text === DELETED_IN_URL ? 'deleted' : (ORDER_STATUSES.find((status) => status === text) ?? '');

const pageFrom = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** The filters that an address asks for; what it says wrongly is left out. */
export function filtersFrom(params: URLSearchParams): OrderFilters {
  const date = params.get('fecha') ?? '';
  return {
    page: pageFrom(params.get('pagina')),
    status: statusFrom(params.get('estado')),
    search: (params.get('buscar') ?? '').slice(0, 100),
    date: isCalendarDay(date) ? date : '',
  };
}

/** The address of some filters; the defaults are left out. */
export function paramsOf({ page, status, search, date }: OrderFilters): Record<string, string> {
  const estado = status === 'deleted' ? DELETED_IN_URL : status;
  const all = { estado, buscar: search, fecha: date, pagina: page > 1 ? String(page) : '' };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** The filters as a saved view keeps them: whatever page one is on. */
export const viewQuery = (filters: OrderFilters): string =>
  new URLSearchParams(paramsOf({ ...filters, page: 1 })).toString();

/** The filters with some changed; anything but a page starts again on page 1. */
export const withFilters = (filters: OrderFilters, change: Partial<OrderFilters>): OrderFilters => ({
  ...filters,
  page: 1,
  ...change,
});

/** The query of the call that brings these orders; what was deleted has a call of its own. */
export const listQuery = ({ page, status, search, date }: OrderFilters) => ({
  page,
  limit: ADMIN_ORDERS_PAGE_SIZE,
  ...(status && status !== 'deleted' && { status }),
  ...(search && { search }),
  ...(date && { date }),
});

export const hasFilters = ({ status, search, date }: OrderFilters): boolean =>
  status !== '' || search !== '' || date !== '';

/** 'Mostrando X - Y de Z': the first and last order on a page. */
export const shownRange = (page: number, total: number, size = ADMIN_ORDERS_PAGE_SIZE) => ({
  from: total === 0 ? 0 : (page - 1) * size + 1,
  to: Math.min(page * size, total),
});
