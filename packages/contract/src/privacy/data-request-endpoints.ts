import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import {
  dataRequestAnswerSchema,
  dataRequestDetailSchema,
  dataRequestDraftSchema,
  dataRequestStepSchema,
  dataRequestTokenSchema,
} from './data-request';
import { exportQuerySchema, personalDataSchema } from './personal-data';

export const dataRequestEndpoints = {
  openDataRequest: {
    method: 'POST',
    path: '/data-requests',
    access: 'public',
    summary: 'Ask for access to, correction of or deletion of the own data',
    body: dataRequestDraftSchema,
    answer: dataRequestAnswerSchema,
  },
  confirmDataRequest: {
    method: 'POST',
    path: '/data-requests/confirm',
    access: 'public',
    summary: 'Confirm a data request with the token of its mail; works more than once',
    body: dataRequestTokenSchema,
    answer: dataRequestAnswerSchema,
  },
  readDataRequest: {
    method: 'GET',
    path: '/data-requests/:id',
    access: 'admin',
    summary: 'A data request: what is proven and what stands against a deletion',
    answer: dataRequestDetailSchema,
  },
  exportPersonalData: {
    method: 'GET',
    path: '/data-requests/:id/export',
    access: 'public',
    summary: 'All data of a proven person, by signed link: JSON, or a page that can be printed (format=page)',
    query: exportQuerySchema,
    answer: personalDataSchema,
  },
  recordDataRequestStep: {
    method: 'POST',
    path: '/data-requests/:id/steps',
    access: 'admin',
    summary: 'Record a step of a data request',
    body: dataRequestStepSchema,
    answer: dataRequestDetailSchema,
  },
  eraseForDataRequest: {
    method: 'POST',
    path: '/data-requests/:id/erasure',
    access: 'admin',
    summary: 'Delete the data of a proven person now, or as soon as nothing stands against it',
    body: z.object({}),
    answer: dataRequestDetailSchema,
  },
} as const satisfies Record<string, Endpoint>;
