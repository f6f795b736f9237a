import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { getPolicy } from './read-policy-endpoint';
import { policyAnswerSchema } from './policy';
import {
  policyDraftAnswerSchema,
  policyDraftChangeSchema,
  policyPublicationSchema,
  policySummarySchema,
} from './policy-draft';

export const policyEndpoints = {
  listPolicies: {
    method: 'GET',
    path: '/policies',
    access: 'admin',
    summary: 'The policies with their versions',
    answer: successAnswer({ policies: z.array(policySummarySchema) }),
  },
  getPolicy,
  readPolicyDraft: {
    method: 'GET',
    path: '/policies/:kind/draft',
    access: 'admin',
    summary: 'The draft of a policy',
    answer: policyDraftAnswerSchema,
  },
  updatePolicyDraft: {
    method: 'PUT',
    path: '/policies/:kind/draft',
    access: 'admin',
    summary: 'Save the draft of a policy',
    body: policyDraftChangeSchema,
    answer: policyDraftAnswerSchema,
  },
  publishPolicy: {
    method: 'POST',
    path: '/policies/:kind/versions',
    access: 'admin',
    summary: 'Publish the draft of a policy as its next version',
    body: policyPublicationSchema,
    answer: policyAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
