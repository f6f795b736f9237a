import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { policyAnswerSchema, policyQuerySchema } from './policy';
import {
  policyDraftAnswerSchema,
  policyDraftChangeSchema,
  policyPublicationSchema,
  policySummarySchema,
} from './policy-draft';

export const listPolicies = endpoint('listPolicies', {
  method: 'GET',
  path: '/policies',
  access: 'admin',
  summary: 'The policies with their versions',
  answer: successAnswer({ policies: z.array(policySummarySchema) }),
});

export const getPolicy = endpoint('getPolicy', {
  method: 'GET',
  path: '/policies/:kind',
  access: 'public',
  summary: 'A published policy, or one of its versions',
  query: policyQuerySchema,
  answer: policyAnswerSchema,
});

export const readPolicyDraft = endpoint('readPolicyDraft', {
  method: 'GET',
  path: '/policies/:kind/draft',
  access: 'admin',
  summary: 'The draft of a policy',
  answer: policyDraftAnswerSchema,
});

export const updatePolicyDraft = endpoint('updatePolicyDraft', {
  method: 'PUT',
  path: '/policies/:kind/draft',
  access: 'admin',
  summary: 'Save the draft of a policy',
  body: policyDraftChangeSchema,
  answer: policyDraftAnswerSchema,
});

export const publishPolicy = endpoint('publishPolicy', {
  method: 'POST',
  path: '/policies/:kind/versions',
  access: 'admin',
  summary: 'Publish the draft of a policy as its next version',
  body: policyPublicationSchema,
  answer: policyAnswerSchema,
});
