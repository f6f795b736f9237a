import { z } from './z';
import { adminUserSchema, loginSchema, sessionAnswerSchema } from './account/account';
import { dueCasesAnswerSchema } from './case/due-cases';
import type { Endpoint } from './http/endpoint';
import { messageAnswerSchema, successAnswer } from './http/responses';
import { healthSchema } from './operations/health';
import { getOpening, getOpeningState, previewShop } from './opening/opening-dashboard';
import { orderListAnswerSchema, orderListQuerySchema, ordersSummarySchema } from './order/order-management';
import { reviewListAnswerSchema, reviewListQuerySchema } from './review/review-moderation';
import { getContent, getShop } from './site-content/read-endpoints';
import {
  interactionsSummarySchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
  viewedCategorySchema,
  viewedProductSchema,
} from './stats/interactions';
import { overviewSchema, salesQuerySchema, salesSchema, workSchema } from './stats/stats';
import { phoneAlertsAnswerSchema, phoneAlertsQuerySchema } from './stock-alert/stock-alert-management';

// This module and its imports are in the first load of the back office: other schemas of staff belong elsewhere.
export const login = {
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in to the back office',
  body: loginSchema,
  answer: sessionAnswerSchema,
} as const satisfies Endpoint;

export const refreshSession = {
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Renew the session by its cookie',
  answer: sessionAnswerSchema,
} as const satisfies Endpoint;

export const logout = {
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'Sign out everywhere',
  answer: messageAnswerSchema,
} as const satisfies Endpoint;

export const checkSession = {
  method: 'GET',
  path: '/auth/check',
  access: 'admin',
  summary: 'User of the session',
  answer: successAnswer({ user: adminUserSchema }),
} as const satisfies Endpoint;

export const listOrders = {
  method: 'GET',
  path: '/orders',
  access: 'admin',
  summary: 'Orders, filtered and in pages',
  query: orderListQuerySchema,
  answer: orderListAnswerSchema,
} as const satisfies Endpoint;

export const ordersSummary = {
  method: 'GET',
  path: '/orders/summary',
  access: 'admin',
  summary: 'Totals of all orders',
  answer: successAnswer({ summary: ordersSummarySchema }),
} as const satisfies Endpoint;

export const interactionsSummary = {
  method: 'GET',
  path: '/interactions/summary',
  access: 'admin',
  summary: 'Number of recorded interactions',
  answer: successAnswer({ summary: interactionsSummarySchema }),
} as const satisfies Endpoint;

export const mostViewedProducts = {
  method: 'GET',
  path: '/interactions/most-viewed-products',
  access: 'admin',
  summary: 'Most viewed products',
  query: mostViewedProductsQuerySchema,
  answer: successAnswer({ products: z.array(viewedProductSchema) }),
} as const satisfies Endpoint;

export const mostViewedCategories = {
  method: 'GET',
  path: '/interactions/most-viewed-categories',
  access: 'admin',
  summary: 'Most viewed categories',
  query: mostViewedCategoriesQuerySchema,
  answer: successAnswer({ categories: z.array(viewedCategorySchema) }),
} as const satisfies Endpoint;

export const resetInteractions = {
  method: 'DELETE',
  path: '/interactions/reset',
  access: 'admin',
  summary: 'Reset the interactions to zero',
  answer: successAnswer({ success: z.boolean(), message: z.string() }),
} as const satisfies Endpoint;

export const salesStats = {
  method: 'GET',
  path: '/stats/sales',
  access: 'admin',
  summary: 'Sales by day, with the period before',
  query: salesQuerySchema,
  answer: successAnswer({ sales: salesSchema }),
} as const satisfies Endpoint;

export const overviewStats = {
  method: 'GET',
  path: '/stats/overview',
  access: 'admin',
  summary: 'What needs attention today',
  answer: successAnswer({ overview: overviewSchema }),
} as const satisfies Endpoint;

export const workStats = {
  method: 'GET',
  path: '/stats/work',
  access: 'admin',
  summary: 'Orders and stock that wait for the staff, without sums of money',
  answer: successAnswer({ work: workSchema }),
} as const satisfies Endpoint;

export const countDueCases = {
  method: 'GET',
  path: '/cases/due',
  access: 'admin',
  summary: 'Number of cases that are due, and of unread messages',
  answer: dueCasesAnswerSchema,
} as const satisfies Endpoint;

export const listReviews = {
  method: 'GET',
  path: '/reviews',
  access: 'admin',
  summary: 'Reviews, newest first, and the number that waits for a decision',
  query: reviewListQuerySchema,
  answer: reviewListAnswerSchema,
} as const satisfies Endpoint;

export const listPhoneAlerts = {
  method: 'GET',
  path: '/stock-alerts/phones',
  access: 'admin',
  summary: 'Alerts that staff send by WhatsApp, those due first',
  query: phoneAlertsQuerySchema,
  answer: phoneAlertsAnswerSchema,
} as const satisfies Endpoint;

export const health = {
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'State of the service',
  answer: healthSchema,
} as const satisfies Endpoint;

/** The calls of the sign-in, the frame and the dashboard; `endpoints` has all. */
export const dashboardEndpoints = {
  getOpening,
  getOpeningState,
  previewShop,
  login,
  refreshSession,
  logout,
  checkSession,
  listOrders,
  ordersSummary,
  interactionsSummary,
  mostViewedProducts,
  mostViewedCategories,
  resetInteractions,
  salesStats,
  overviewStats,
  workStats,
  countDueCases,
  listReviews,
  listPhoneAlerts,
  health,
  getContent,
  getShop,
} as const;
