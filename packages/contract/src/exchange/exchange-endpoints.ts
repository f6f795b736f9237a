import { endpoint } from '../http/endpoint';
import { orderLinkQuerySchema } from '../review/review';
import {
  exchangeCreatedSchema,
  exchangeDraftSchema,
  exchangeOfferQuerySchema,
  exchangeOfferSchema,
} from './exchange';
import {
  exchangeStepSchema,
  staffExchangeAnswerSchema,
  staffExchangeDraftSchema,
} from './exchange-management';

export const readExchangeOffer = endpoint('readExchangeOffer', {
  method: 'GET',
  path: '/orders/by-number/:orderNumber/exchanges',
  access: 'public',
  limit: 'trackOrder',
  summary: 'What the holder of the signed link can exchange, with live stock, and her exchanges',
  query: orderLinkQuerySchema,
  answer: exchangeOfferSchema,
});

export const createExchange = endpoint('createExchange', {
  method: 'POST',
  path: '/exchanges',
  access: 'public',
  limit: 'createExchange',
  summary: 'Ask for another size with the signed link of an order; its unit is reserved at once',
  body: exchangeDraftSchema,
  idempotencyKey: true,
  answer: exchangeCreatedSchema,
});

export const readOrderExchanges = endpoint('readOrderExchanges', {
  method: 'GET',
  path: '/orders/:id/exchanges',
  access: 'admin',
  summary:
    'What can be exchanged of an order, for another variant or another product, and the exchanges that it has',
  query: exchangeOfferQuerySchema,
  answer: exchangeOfferSchema,
});

export const openExchange = endpoint('openExchange', {
  method: 'POST',
  path: '/orders/:id/exchanges',
  access: 'admin',
  summary: 'Open an exchange for a client; its unit is reserved at once',
  body: staffExchangeDraftSchema,
  idempotencyKey: true,
  answer: staffExchangeAnswerSchema,
});

export const readExchange = endpoint('readExchange', {
  method: 'GET',
  path: '/exchanges/:code',
  access: 'admin',
  summary: 'One exchange with its money, units and next steps',
  answer: staffExchangeAnswerSchema,
});

export const recordExchangeStep = endpoint('recordExchangeStep', {
  method: 'POST',
  path: '/exchanges/:code/steps',
  access: 'admin',
  summary: 'Approve or reject an exchange, record the goods that came back, or hand the new ones over',
  body: exchangeStepSchema,
  answer: staffExchangeAnswerSchema,
});
