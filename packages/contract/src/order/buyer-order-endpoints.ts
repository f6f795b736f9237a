import { z } from '../z';
import { sharedCartAnswerSchema, sharedCartQuerySchema } from '../cart/shared-cart';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import { createOrderAnswerSchema, maskedOrderSchema, orderClaimSchema, orderSchema } from './order';
import { addProofSchema, orderDraftSchema } from './order-draft';

export const createOrder = endpoint('createOrder', {
  method: 'POST',
  path: '/orders',
  access: 'public',
  limit: 'createOrder',
  failure: 'Error al crear orden',
  summary: 'Place an order',
  body: orderDraftSchema,
  idempotencyKey: true,
  answer: createOrderAnswerSchema,
});

export const getOrderByNumber = endpoint('getOrderByNumber', {
  method: 'GET',
  path: '/orders/by-number/:orderNumber',
  access: 'public',
  limit: 'trackOrder',
  failure: 'Error al obtener orden por número',
  summary: 'Track an order: masked data, or all with the signed link',
  query: orderClaimSchema,
  answer: successAnswer({ order: z.union([orderSchema, maskedOrderSchema]) }),
});

export const addProof = endpoint('addProof', {
  method: 'POST',
  path: '/orders/by-number/:orderNumber/proof',
  access: 'public',
  limit: 'addProof',
  summary: 'Add the transfer proof to an order that waits for it',
  body: addProofSchema,
  answer: successAnswer({ order: orderSchema }),
});

export const readSharedCart = endpoint('readSharedCart', {
  method: 'GET',
  path: '/carts/shared',
  access: 'public',
  summary: 'The cart of a link',
  query: sharedCartQuerySchema,
  answer: sharedCartAnswerSchema,
});
