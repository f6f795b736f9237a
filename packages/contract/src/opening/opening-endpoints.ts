import { endpoint } from '../http/endpoint';
import { messageAnswerSchema } from '../http/responses';
import {
  checkDecisionSchema,
  closedNoticeDraftSchema,
  openingAnswerSchema,
  openingStateAnswerSchema,
} from './opening';

export const getOpening = endpoint('getOpening', {
  method: 'GET',
  path: '/opening',
  access: 'admin',
  summary: 'Whether the shop is open, and the checklist of its opening',
  answer: openingAnswerSchema,
});

export const getOpeningState = endpoint('getOpeningState', {
  method: 'GET',
  path: '/opening/state',
  access: 'public',
  summary: 'Whether the shop is open, and what its closed page says',
  answer: openingStateAnswerSchema,
});

export const openShop = endpoint('openShop', {
  method: 'POST',
  path: '/opening/open',
  access: 'admin',
  summary: 'Open the shop to the public; 409 while a check is neither green nor waived',
  answer: openingAnswerSchema,
});

export const closeShop = endpoint('closeShop', {
  method: 'POST',
  path: '/opening/close',
  access: 'admin',
  summary: 'Close the shop for a while; orders in progress stay reachable',
  answer: openingAnswerSchema,
});

export const updateClosedNotice = endpoint('updateClosedNotice', {
  method: 'PUT',
  path: '/opening/notice',
  access: 'admin',
  summary: 'Change what the closed page says',
  body: closedNoticeDraftSchema,
  answer: openingAnswerSchema,
});

export const decideCheck = endpoint('decideCheck', {
  method: 'PUT',
  path: '/opening/checks/:key',
  access: 'admin',
  summary: 'Waive a check knowingly, revoke that, or confirm a default value',
  body: checkDecisionSchema,
  answer: openingAnswerSchema,
});

export const previewShop = endpoint('previewShop', {
  method: 'POST',
  path: '/opening/preview',
  access: 'admin',
  summary: 'Let this browser see the closed shop for some hours, by a signed cookie',
  answer: messageAnswerSchema,
});
