import { z } from '../z';
import { endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import {
  checkoutAnswerSchema,
  checkoutRequestSchema,
  mercadoPagoSetupSchema,
  onlineRefundSchema,
} from './online-payment';
import { orderAnswerSchema } from './order-management';

export const createCheckout = endpoint('createCheckout', {
  method: 'POST',
  path: '/orders/by-number/:orderNumber/checkout',
  access: 'public',
  limit: 'addProof',
  summary: 'Open the payment of an order of Mercado Pago again, with the signed link',
  body: checkoutRequestSchema,
  answer: checkoutAnswerSchema,
});

export const receivePaymentNotice = endpoint('receivePaymentNotice', {
  method: 'POST',
  path: '/payments/mercado-pago/notifications',
  access: 'public',
  limit: 'paymentNotice',
  summary: 'Notice of Mercado Pago, signed in `x-signature`: the payment is asked for, never believed',
  // Notices have fields that change without notice; the signature and the query decide.
  body: z.record(z.string(), z.unknown()),
  answer: successAnswer({}),
});

export const readMercadoPagoSetup = endpoint('readMercadoPagoSetup', {
  method: 'GET',
  path: '/payments/mercado-pago/setup',
  access: 'admin',
  summary: 'Whether Mercado Pago can be switched on, and what is missing',
  answer: mercadoPagoSetupSchema,
});

export const refundOnlinePayment = endpoint('refundOnlinePayment', {
  method: 'POST',
  path: '/orders/:id/online-refunds',
  access: 'admin',
  freshProof: 'always',
  summary: 'Return money of an online payment through its provider',
  body: onlineRefundSchema,
  idempotencyKey: true,
  answer: orderAnswerSchema,
});
