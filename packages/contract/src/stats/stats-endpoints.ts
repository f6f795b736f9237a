import { z } from '../z';
import {
  interactionsSummary,
  mostViewedCategories,
  mostViewedProducts,
  overviewStats,
  resetInteractions,
  salesStats,
  workStats,
} from '../dashboard-endpoints';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { interactionDraftSchema, interactionSchema } from './interactions';
import { searchesQuerySchema, searchesSchema, searchRecordSchema } from './searches';

export const statsEndpoints = {
  recordInteraction: {
    method: 'POST',
    path: '/interactions',
    access: 'public',
    summary: 'Record a view of a product, or a step of a purchase',
    body: interactionDraftSchema,
    answer: successAnswer({ interaction: interactionSchema }),
  },
  interactionsSummary,
  mostViewedProducts,
  mostViewedCategories,
  resetInteractions,
  salesStats,
  recordSearch: {
    method: 'POST',
    path: '/stats/searches',
    access: 'public',
    summary: 'Record that a page of search results was shown',
    body: searchRecordSchema,
    answer: successAnswer({ counted: z.boolean() }),
  },
  searchStats: {
    method: 'GET',
    path: '/stats/searches',
    access: 'admin',
    summary: 'Texts that shoppers searched, and those that found nothing',
    query: searchesQuerySchema,
    answer: successAnswer({ searches: searchesSchema }),
  },
  overviewStats,
  workStats,
} as const satisfies Record<string, Endpoint>;
