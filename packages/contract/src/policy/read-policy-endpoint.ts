import type { Endpoint } from '../http/endpoint';
import { policyAnswerSchema, policyQuerySchema } from './policy';

export const getPolicy = {
  method: 'GET',
  path: '/policies/:kind',
  access: 'public',
  summary: 'A published policy, or one of its versions',
  query: policyQuerySchema,
  answer: policyAnswerSchema,
} as const satisfies Endpoint;
