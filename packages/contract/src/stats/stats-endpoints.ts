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
import { searchesQuerySchema, searchesSchema, searchRecordSchema } from './searches';
import { overviewSchema, salesQuerySchema, salesSchema } from './stats';

export const statsEndpoints = {
  recordInteraction: {
    method: 'POST',
    path: '/interactions',
    access: 'public',
    summary: 'Record a view of a product, or a step of a purchase',
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
  recordSearch: {
    method: 'POST',
    path: '/stats/searches',
    access: 'public',
    summary: 'Record that a page of search results was shown',
    body: searchRecordSchema,
    answer: z.object({ status: successStatus, counted: z.boolean() }),
  },
  searchStats: {
    method: 'GET',
    path: '/stats/searches',
    access: 'admin',
    summary: 'Texts that shoppers searched, and those that found nothing',
    query: searchesQuerySchema,
    answer: z.object({ status: successStatus, searches: searchesSchema }),
  },
  overviewStats: {
    method: 'GET',
    path: '/stats/overview',
    access: 'admin',
    summary: 'What needs attention today',
    answer: z.object({ status: successStatus, overview: overviewSchema }),
  },
} as const satisfies Record<string, Endpoint>;
