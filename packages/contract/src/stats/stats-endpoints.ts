import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successStatus } from '../http/responses';
import {
  interactionDraftSchema,
  interactionSchema,
  interactionsSummarySchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
  viewedCategorySchema,
  viewedProductSchema,
} from './interactions';
import { overviewSchema, salesQuerySchema, salesSchema } from './stats';

export const statsEndpoints = {
  recordInteraction: {
    method: 'POST',
    path: '/interactions',
    access: 'public',
    summary: 'Record a view of a product',
    body: interactionDraftSchema,
    answer: z.object({ status: successStatus, interaction: interactionSchema }),
  },
  interactionsSummary: {
    method: 'GET',
    path: '/interactions/summary',
    access: 'admin',
    summary: 'Number of recorded interactions',
    answer: z.object({ status: successStatus, summary: interactionsSummarySchema }),
  },
  mostViewedProducts: {
    method: 'GET',
    path: '/interactions/most-viewed-products',
    access: 'admin',
    summary: 'Most viewed products',
    query: mostViewedProductsQuerySchema,
    answer: z.object({ status: successStatus, products: z.array(viewedProductSchema) }),
  },
  mostViewedCategories: {
    method: 'GET',
    path: '/interactions/most-viewed-categories',
    access: 'admin',
    summary: 'Most viewed categories',
    query: mostViewedCategoriesQuerySchema,
    answer: z.object({ status: successStatus, categories: z.array(viewedCategorySchema) }),
  },
  resetInteractions: {
    method: 'DELETE',
    path: '/interactions/reset',
    access: 'admin',
    summary: 'Reset the interactions to zero',
    answer: z.object({ status: successStatus, success: z.boolean(), message: z.string() }),
  },
  salesStats: {
    method: 'GET',
    path: '/stats/sales',
    access: 'admin',
    summary: 'Sales by day, with the period before',
    query: salesQuerySchema,
    answer: z.object({ status: successStatus, sales: salesSchema }),
  },
  overviewStats: {
    method: 'GET',
    path: '/stats/overview',
    access: 'admin',
    summary: 'What needs attention today',
    answer: z.object({ status: successStatus, overview: overviewSchema }),
  },
} as const satisfies Record<string, Endpoint>;
