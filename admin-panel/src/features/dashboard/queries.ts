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
import { queryOf } from '#shared/resource/query.ts';

export type SalesPeriod = (typeof SALES_PERIODS)[number];
export type InteractionsSummary = AnswerOf<typeof interactionsSummary>['summary'];

export const overviewQuery = queryOf(overviewStats, {}, ({ overview }) => overview);

export const lowStockQuery = queryOf(overviewStats, {}, ({ overview }): LowStock => overview);

export const salesQuery = (days: SalesPeriod) =>
  queryOf(salesStats, { query: { days: `${days}` } }, ({ sales }) => sales);

export const interactionsSummaryQuery = queryOf(interactionsSummary, {}, ({ summary }) => summary);

export const mostViewedProductsQuery = queryOf(
  mostViewedProducts,
  { query: { limit: DASHBOARD_TOP_PRODUCTS } },
  ({ products }) => products,
);

const viewedCategories = (limit: number) =>
  queryOf(mostViewedCategories, { query: { limit } }, ({ categories }) => categories);

export const mostViewedCategoriesQuery = viewedCategories(DASHBOARD_TOP_CATEGORIES);
export const allViewedCategoriesQuery = viewedCategories(MAX_PAGE_SIZE);

export const recentOrdersQuery = queryOf(
  listOrders,
  { query: { page: 1, limit: DASHBOARD_ORDERS } },
  ({ orders }) => orders.slice(0, DASHBOARD_RECENT_ORDERS),
);

/** Loads the same for people who see no figures. */
export const workLowStockQuery = queryOf(workStats, {}, ({ work }): LowStock => work);

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
