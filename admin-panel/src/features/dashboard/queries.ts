import {
  type AnswerOf,
  DASHBOARD_ORDERS,
  DASHBOARD_RECENT_ORDERS,
  DASHBOARD_TOP_CATEGORIES,
  DASHBOARD_TOP_PRODUCTS,
  interactionsSummary,
  listOrders,
  MAX_PAGE_SIZE,
  mostViewedCategories,
  mostViewedProducts,
  type Overview,
  overviewStats,
  type Sales,
  type SALES_PERIODS,
  salesStats,
  workStats,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export type SalesPeriod = (typeof SALES_PERIODS)[number];
export type InteractionsSummary = AnswerOf<typeof interactionsSummary>['summary'];

const overviewAnswer = queryOptions({
  queryKey: ['stats', 'overview'],
  queryFn: ({ signal }) => call(overviewStats, {}, { signal }),
});

export const overviewQuery = queryOptions({ ...overviewAnswer, select: ({ overview }) => overview });

export const lowStockQuery = queryOptions({
  ...overviewAnswer,
  select: ({ overview }): LowStock => overview,
});

export const salesQuery = (days: SalesPeriod) =>
  queryOptions({
    queryKey: ['stats', 'sales', days],
    queryFn: ({ signal }) => call(salesStats, { query: { days: `${days}` } }, { signal }),
    select: ({ sales }) => sales,
  });

export const interactionsSummaryQuery = queryOptions({
  queryKey: ['interactions', 'summary'],
  queryFn: ({ signal }) => call(interactionsSummary, {}, { signal }),
  select: ({ summary }) => summary,
});

export const mostViewedProductsQuery = queryOptions({
  queryKey: ['interactions', 'most-viewed-products', DASHBOARD_TOP_PRODUCTS],
  queryFn: ({ signal }) => call(mostViewedProducts, { query: { limit: DASHBOARD_TOP_PRODUCTS } }, { signal }),
  select: ({ products }) => products,
});

const viewedCategories = (limit: number) =>
  queryOptions({
    queryKey: ['interactions', 'most-viewed-categories', limit],
    queryFn: ({ signal }) => call(mostViewedCategories, { query: { limit } }, { signal }),
    select: ({ categories }) => categories,
  });

export const mostViewedCategoriesQuery = viewedCategories(DASHBOARD_TOP_CATEGORIES);
export const allViewedCategoriesQuery = viewedCategories(MAX_PAGE_SIZE);

export const recentOrdersQuery = queryOptions({
  queryKey: ['orders', { page: 1, limit: DASHBOARD_ORDERS }],
  queryFn: ({ signal }) => call(listOrders, { query: { page: 1, limit: DASHBOARD_ORDERS } }, { signal }),
  select: ({ orders }) => orders.slice(0, DASHBOARD_RECENT_ORDERS),
});

/** Loads the same for people who see no figures. */
export const workLowStockQuery = queryOptions({
  queryKey: ['stats', 'work'],
  queryFn: ({ signal }) => call(workStats, {}, { signal }),
  select: ({ work }): LowStock => work,
});

export type LowStock = Pick<Overview, 'lowStock' | 'lowStockCounts'>;
export const emptyLowStock: LowStock = {
  lowStock: [],
  lowStockCounts: { variants: 0, soldOut: 0, products: 0 },
};

export const emptyOverview: Overview = {
  products: 0,
  activeProducts: 0,
  orders: 0,
  revenue: 0,
  collected: 0,
  waiting: { toConfirm: 0, proofMissing: 0, proofToCheck: 0, olderThan72h: 0 },
  ...emptyLowStock,
};

export const emptySales = (days: number): Sales => ({
  days,
  series: [],
  current: { orders: 0, revenue: 0 },
  previous: { orders: 0, revenue: 0 },
});
