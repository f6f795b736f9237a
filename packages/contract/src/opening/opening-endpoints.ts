import type { Endpoint } from '../http/endpoint';
import { checkDecisionSchema, closedNoticeDraftSchema, openingAnswerSchema } from './opening';
import { getOpening, getOpeningState, previewShop } from './opening-dashboard';

export const openingEndpoints = {
  getOpening,
  getOpeningState,
  openShop: {
    method: 'POST',
    path: '/opening/open',
    access: 'admin',
    summary: 'Open the shop to the public; 409 while a check is neither green nor waived',
    answer: openingAnswerSchema,
  },
  closeShop: {
    method: 'POST',
    path: '/opening/close',
    access: 'admin',
    summary: 'Close the shop for a while; orders in progress stay reachable',
    answer: openingAnswerSchema,
  },
  updateClosedNotice: {
    method: 'PUT',
    path: '/opening/notice',
    access: 'admin',
    summary: 'Change what the closed page says',
    body: closedNoticeDraftSchema,
    answer: openingAnswerSchema,
  },
  decideCheck: {
    method: 'PUT',
    path: '/opening/checks/:key',
    access: 'admin',
    summary: 'Waive a check knowingly, revoke that, or confirm a default value',
    body: checkDecisionSchema,
    answer: openingAnswerSchema,
  },
  previewShop,
} as const satisfies Record<string, Endpoint>;
