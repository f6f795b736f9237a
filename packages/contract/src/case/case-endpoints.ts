import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { messageAnswerSchema } from '../http/responses';
import { orderLinkQuerySchema } from '../review/review';
import { caseAnswerSchema } from './case';
import { caseListAnswerSchema, caseListQuerySchema } from './case-list';
import {
  caseOrderDraftSchema,
  caseRefundSchema,
  caseStepDraftSchema,
  staffCaseDraftSchema,
} from './case-steps';
import { dueCasesAnswerSchema } from './case-list';
import { orderCasesAnswerSchema } from './case';
import { withdrawalDraftSchema } from './withdrawal-draft';

export const openCase = endpoint('openCase', {
  method: 'POST',
  path: '/cases',
  access: 'public',
  limit: 'openCase',
  summary: 'Withdraw from a purchase',
  body: withdrawalDraftSchema,
  /** `code` is missing for bots only. */
  answer: z.extend(messageAnswerSchema, { code: z.optional(z.string()) }),
});

export const listOrderCases = endpoint('listOrderCases', {
  method: 'GET',
  path: '/orders/by-number/:orderNumber/cases',
  access: 'public',
  limit: 'trackOrder',
  summary: 'The cases of an order, for the holder of its signed link',
  query: orderLinkQuerySchema,
  answer: orderCasesAnswerSchema,
});

export const listCases = endpoint('listCases', {
  method: 'GET',
  path: '/cases',
  access: 'admin',
  summary: 'Cases and messages, those due first',
  query: caseListQuerySchema,
  answer: caseListAnswerSchema,
});

export const countDueCases = endpoint('countDueCases', {
  method: 'GET',
  path: '/cases/due',
  access: 'admin',
  summary: 'Number of cases that are due, and of unread messages',
  answer: dueCasesAnswerSchema,
});

export const openCaseByStaff = endpoint('openCaseByStaff', {
  method: 'POST',
  path: '/cases/by-staff',
  access: 'admin',
  summary: 'Open the withdrawal of a client who called',
  body: staffCaseDraftSchema,
  answer: caseAnswerSchema,
});

export const readCase = endpoint('readCase', {
  method: 'GET',
  path: '/cases/:id',
  access: 'admin',
  summary: 'One case with its history',
  answer: caseAnswerSchema,
});

export const recordCaseStep = endpoint('recordCaseStep', {
  method: 'POST',
  path: '/cases/:id/steps',
  access: 'admin',
  summary: 'Record a step of a withdrawal',
  body: caseStepDraftSchema,
  answer: caseAnswerSchema,
});

export const tieCase = endpoint('tieCase', {
  method: 'POST',
  path: '/cases/:id/order',
  access: 'admin',
  summary: 'Name the order of a case that has none',
  body: caseOrderDraftSchema,
  answer: caseAnswerSchema,
});

export const returnCaseMoney = endpoint('returnCaseMoney', {
  method: 'POST',
  path: '/cases/:id/refund',
  access: 'admin',
  summary: 'Return the money of a withdrawal, which closes it',
  body: caseRefundSchema,
  idempotencyKey: true,
  answer: caseAnswerSchema,
});
