import type { Endpoint } from '../http/endpoint';
import { exchangeOfferSchema } from './exchange';
import {
  exchangeStepSchema,
  staffExchangeAnswerSchema,
  staffExchangeDraftSchema,
} from './exchange-management';
import { createExchange, readExchangeOffer } from './shopper-exchange-endpoints';

export const exchangeEndpoints = {
  readExchangeOffer,
  createExchange,
  readOrderExchanges: {
    method: 'GET',
    path: '/orders/:id/exchanges',
    access: 'admin',
    summary: 'What can be exchanged of an order, and the exchanges that it has',
    answer: exchangeOfferSchema,
  },
  openExchange: {
    method: 'POST',
    path: '/orders/:id/exchanges',
    access: 'admin',
    summary: 'Open an exchange for a client; its unit is reserved at once',
    body: staffExchangeDraftSchema,
    idempotencyKey: true,
    answer: staffExchangeAnswerSchema,
  },
  readExchange: {
    method: 'GET',
    path: '/exchanges/:code',
    access: 'admin',
    summary: 'One exchange with its money, units and next steps',
    answer: staffExchangeAnswerSchema,
  },
  recordExchangeStep: {
    method: 'POST',
    path: '/exchanges/:code/steps',
    access: 'admin',
    summary: 'Approve or reject an exchange, record the goods that came back, or hand the new ones over',
    body: exchangeStepSchema,
    answer: staffExchangeAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
