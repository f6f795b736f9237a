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
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '#shared/resource/query.ts';

export type SalesPeriod = (typeof SALES_PERIODS)[number];
export type InteractionsSummary = AnswerOf<typeof interactionsSummary>['summary'];

export const overviewQuery = queryOptions({
  ...queryOf(overviewStats),
  select: ({ overview }) => overview,
});

export const lowStockQuery = queryOptions({
  ...queryOf(overviewStats),
  select: ({ overview }): LowStock => overview,
});

/** Loads the same for people who see no figures. */
export const workLowStockQuery = queryOptions({
  ...queryOf(workStats),
  select: ({ work }): LowStock => work,
});

export const salesQuery = (days: SalesPeriod) =>
  queryOptions({
    ...queryOf(salesStats, { query: { days: `${days}` } }),
    select: ({ sales }) => sales,
  });

export const interactionsSummaryQuery = queryOptions({
  ...queryOf(interactionsSummary),
  select: ({ summary }) => summary,
});

export const mostViewedProductsQuery = queryOptions({
  ...queryOf(mostViewedProducts, { query: { limit: DASHBOARD_TOP_PRODUCTS } }),
  select: ({ products }) => products,
});

const viewedCategories = (limit: number) =>
  queryOptions({
    ...queryOf(mostViewedCategories, { query: { limit } }),
    select: ({ categories }) => categories,
  });

export const mostViewedCategoriesQuery = viewedCategories(DASHBOARD_TOP_CATEGORIES);
export const allViewedCategoriesQuery = viewedCategories(MAX_PAGE_SIZE);

export const recentOrdersQuery = queryOptions({
  ...queryOf(listOrders, { query: { page: 1, limit: DASHBOARD_ORDERS } }),
  select: ({ orders }) => orders.slice(0, DASHBOARD_RECENT_ORDERS),
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
