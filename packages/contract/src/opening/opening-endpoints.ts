import type { Endpoint } from '../http/endpoint';
import { messageAnswerSchema } from '../http/responses';
import {
  checkDecisionSchema,
  closedNoticeDraftSchema,
  openingAnswerSchema,
  openingStateAnswerSchema,
} from './opening';

export const openingEndpoints = {
  getOpening: {
    method: 'GET',
    path: '/opening',
    access: 'admin',
    summary: 'Whether the shop is open, and the checklist of its opening',
    answer: openingAnswerSchema,
  },
  getOpeningState: {
    method: 'GET',
    path: '/opening/state',
    access: 'public',
    summary: 'Whether the shop is open, and what its closed page says',
    answer: openingStateAnswerSchema,
  },
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
  previewShop: {
    method: 'POST',
    path: '/opening/preview',
    access: 'admin',
    summary: 'Let this browser see the closed shop for some hours, by a signed cookie',
    answer: messageAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
