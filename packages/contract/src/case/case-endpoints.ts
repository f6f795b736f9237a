import { countDueCases } from '../dashboard-endpoints';
import type { Endpoint } from '../http/endpoint';
import { listOrderCases, openCase } from '../shopper-endpoints';
import { caseAnswerSchema } from './case';
import { caseListAnswerSchema, caseListQuerySchema } from './case-list';
import {
  caseOrderDraftSchema,
  caseRefundSchema,
  caseStepDraftSchema,
  staffCaseDraftSchema,
} from './case-steps';

export const caseEndpoints = {
  openCase,
  listOrderCases,
  listCases: {
    method: 'GET',
    path: '/cases',
    access: 'admin',
    summary: 'Cases and messages, those due first',
    query: caseListQuerySchema,
    answer: caseListAnswerSchema,
  },
  countDueCases,
  openCaseByStaff: {
    method: 'POST',
    path: '/cases/by-staff',
    access: 'admin',
    summary: 'Open the withdrawal of a client who called',
    body: staffCaseDraftSchema,
    answer: caseAnswerSchema,
  },
  readCase: {
    method: 'GET',
    path: '/cases/:id',
    access: 'admin',
    summary: 'One case with its history',
    answer: caseAnswerSchema,
  },
  recordCaseStep: {
    method: 'POST',
    path: '/cases/:id/steps',
    access: 'admin',
    summary: 'Record a step of a withdrawal',
    body: caseStepDraftSchema,
    answer: caseAnswerSchema,
  },
  tieCase: {
    method: 'POST',
    path: '/cases/:id/order',
    access: 'admin',
    summary: 'Name the order of a case that has none',
    body: caseOrderDraftSchema,
    answer: caseAnswerSchema,
  },
  returnCaseMoney: {
    method: 'POST',
    path: '/cases/:id/refund',
    access: 'admin',
    summary: 'Return the money of a withdrawal, which closes it',
    body: caseRefundSchema,
    idempotencyKey: true,
    answer: caseAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
