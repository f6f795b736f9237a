import type { Endpoint } from '../http/endpoint';
import { orderLinkQuerySchema } from '../review/review';
import { exchangeCreatedSchema, exchangeDraftSchema, exchangeOfferSchema } from './exchange';

// Apart from the shopper's other calls: a phone loads them with the part of the order's page that needs them.
export const readExchangeOffer = {
  method: 'GET',
  path: '/orders/by-number/:orderNumber/exchanges',
  access: 'public',
  summary: 'What the holder of the signed link can exchange, with live stock, and her exchanges',
  query: orderLinkQuerySchema,
  answer: exchangeOfferSchema,
} as const satisfies Endpoint;

export const createExchange = {
  method: 'POST',
  path: '/exchanges',
  access: 'public',
  summary: 'Ask for another size with the signed link of an order; its unit is reserved at once',
  body: exchangeDraftSchema,
  idempotencyKey: true,
  answer: exchangeCreatedSchema,
} as const satisfies Endpoint;
