import type { Endpoint } from '../http/endpoint';
import { messageAnswerSchema } from '../http/responses';
import { openingAnswerSchema, openingStateAnswerSchema } from './opening';

// In the first load of the back office: every page says whether the shop is closed.
export const getOpening = {
  method: 'GET',
  path: '/opening',
  access: 'admin',
  summary: 'Whether the shop is open, and the checklist of its opening',
  answer: openingAnswerSchema,
} as const satisfies Endpoint;

export const getOpeningState = {
  method: 'GET',
  path: '/opening/state',
  access: 'public',
  summary: 'Whether the shop is open, and what its closed page says',
  answer: openingStateAnswerSchema,
} as const satisfies Endpoint;

export const previewShop = {
  method: 'POST',
  path: '/opening/preview',
  access: 'admin',
  summary: 'Let this browser see the closed shop for some hours, by a signed cookie',
  answer: messageAnswerSchema,
} as const satisfies Endpoint;
