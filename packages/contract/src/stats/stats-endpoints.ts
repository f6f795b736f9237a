import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import {
  interactionDraftSchema,
  interactionSchema,
  interactionsSummarySchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
  viewedCategorySchema,
  viewedProductSchema,
} from './interactions';
import { searchRecordSchema, searchesQuerySchema, searchesSchema } from './searches';
import { overviewSchema, salesQuerySchema, salesSchema, workSchema } from './stats';
import { vitalsDraftSchema, vitalsSchema } from './vitals';

export const recordInteraction = endpoint('recordInteraction', {
  method: 'POST',
  path: '/interactions',
  access: 'public',
  limit: 'recordInteraction',
  failure: 'Error al registrar interacción',
  summary: 'Record a view of a product, or a step of a purchase',
  body: interactionDraftSchema,
  answer: successAnswer({ interaction: interactionSchema }),
});

export const interactionsSummary = endpoint('interactionsSummary', {
  method: 'GET',
  path: '/interactions/summary',
  access: 'admin',
  failure: 'Error al obtener resumen de interacciones',
  summary: 'Number of recorded interactions',
  answer: successAnswer({ summary: interactionsSummarySchema }),
});

export const mostViewedProducts = endpoint('mostViewedProducts', {
  method: 'GET',
  path: '/interactions/most-viewed-products',
  access: 'admin',
  failure: 'Error al obtener productos más vistos',
  summary: 'Most viewed products',
  query: mostViewedProductsQuerySchema,
  answer: successAnswer({ products: z.array(viewedProductSchema) }),
});

export const mostViewedCategories = endpoint('mostViewedCategories', {
  method: 'GET',
  path: '/interactions/most-viewed-categories',
  access: 'admin',
  failure: 'Error al obtener categorías más vistas',
  summary: 'Most viewed categories',
  query: mostViewedCategoriesQuerySchema,
  answer: successAnswer({ categories: z.array(viewedCategorySchema) }),
});

export const resetInteractions = endpoint('resetInteractions', {
  method: 'DELETE',
  path: '/interactions/reset',
  access: 'admin',
  summary: 'Reset the interactions to zero',
  answer: successAnswer({ success: z.boolean(), message: z.string() }),
});

export const salesStats = endpoint('salesStats', {
  method: 'GET',
  path: '/stats/sales',
  access: 'admin',
  summary: 'Sales by day, with the period before',
  query: salesQuerySchema,
  answer: successAnswer({ sales: salesSchema }),
});

export const recordSearch = endpoint('recordSearch', {
  method: 'POST',
  path: '/stats/searches',
  access: 'public',
  limit: 'recordInteraction',
  summary: 'Record that a page of search results was shown',
  body: searchRecordSchema,
  answer: successAnswer({ counted: z.boolean() }),
});

export const searchStats = endpoint('searchStats', {
  method: 'GET',
  path: '/stats/searches',
  access: 'admin',
  summary: 'Texts that shoppers searched, and those that found nothing',
  query: searchesQuerySchema,
  answer: successAnswer({ searches: searchesSchema }),
});

export const recordVitals = endpoint('recordVitals', {
  method: 'POST',
  path: '/stats/vitals',
  access: 'public',
  limit: 'recordVitals',
  summary: 'Record how fast the pages of a visit were',
  body: vitalsDraftSchema,
  answer: successAnswer({ counted: z.boolean() }),
});

export const vitalsStats = endpoint('vitalsStats', {
  method: 'GET',
  path: '/stats/vitals',
  access: 'admin',
  summary: 'How fast pages were on the phones of shoppers',
  answer: successAnswer({ vitals: vitalsSchema }),
});

export const overviewStats = endpoint('overviewStats', {
  method: 'GET',
  path: '/stats/overview',
  access: 'admin',
  summary: 'What needs attention today',
  answer: successAnswer({ overview: overviewSchema }),
});

export const workStats = endpoint('workStats', {
  method: 'GET',
  path: '/stats/work',
  access: 'admin',
  summary: 'Orders and stock that wait for the staff, without sums of money',
  answer: successAnswer({ work: workSchema }),
});
