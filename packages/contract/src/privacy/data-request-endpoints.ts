import { z } from '../z';
import { endpoint } from '../http/endpoint';
import {
  dataRequestAnswerSchema,
  dataRequestDetailSchema,
  dataRequestDraftSchema,
  dataRequestStepSchema,
  dataRequestTokenSchema,
} from './data-request';
import { exportQuerySchema, personalDataSchema } from './personal-data';

export const openDataRequest = endpoint('openDataRequest', {
  method: 'POST',
  path: '/data-requests',
  access: 'public',
  limit: 'openDataRequest',
  summary: 'Ask for access to, correction of or deletion of the own data',
  body: dataRequestDraftSchema,
  idempotencyKey: true,
  answer: dataRequestAnswerSchema,
});

export const confirmDataRequest = endpoint('confirmDataRequest', {
  method: 'POST',
  path: '/data-requests/confirm',
  access: 'public',
  limit: 'readDataRequest',
  summary: 'Confirm a data request with the token of its mail; works more than once',
  body: dataRequestTokenSchema,
  answer: dataRequestAnswerSchema,
});

export const readDataRequest = endpoint('readDataRequest', {
  method: 'GET',
  path: '/data-requests/:id',
  access: 'admin',
  freshProof: 'always',
  summary: 'A data request: what is proven and what stands against a deletion',
  answer: dataRequestDetailSchema,
});

export const exportPersonalData = endpoint('exportPersonalData', {
  method: 'GET',
  path: '/data-requests/:id/export',
  access: 'public',
  limit: 'readDataRequest',
  summary: 'All data of a proven person, by signed link: JSON, or a page that can be printed (format=page)',
  query: exportQuerySchema,
  answer: personalDataSchema,
});

export const recordDataRequestStep = endpoint('recordDataRequestStep', {
  method: 'POST',
  path: '/data-requests/:id/steps',
  access: 'admin',
  freshProof: 'always',
  summary: 'Record a step of a data request',
  body: dataRequestStepSchema,
  answer: dataRequestDetailSchema,
});

export const eraseForDataRequest = endpoint('eraseForDataRequest', {
  method: 'POST',
  path: '/data-requests/:id/erasure',
  access: 'admin',
  freshProof: 'always',
  summary: 'Delete the data of a proven person now, or as soon as nothing stands against it',
  body: z.object({}),
  answer: dataRequestDetailSchema,
});
