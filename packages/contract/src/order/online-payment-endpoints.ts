import { z } from '../z';
import type { Endpoint } from '../http/endpoint';
import { successAnswer } from '../http/responses';
import {
  checkoutAnswerSchema,
  checkoutRequestSchema,
  mercadoPagoSetupSchema,
  onlineRefundSchema,
} from './online-payment';
import { orderAnswerSchema } from './order-management';

/** The one call of these that a shopper's browser makes; apart from `shopper-endpoints.ts`, which every phone loads. */
export const createCheckout = {
  method: 'POST',
  path: '/orders/by-number/:orderNumber/checkout',
  access: 'public',
  summary: 'Open the payment of an order of Mercado Pago again, with the signed link',
  body: checkoutRequestSchema,
  answer: checkoutAnswerSchema,
} as const satisfies Endpoint;

export const onlinePaymentEndpoints = {
  createCheckout,
  receivePaymentNotice: {
    method: 'POST',
    path: '/payments/mercado-pago/notifications',
    access: 'public',
    summary: 'Notice of Mercado Pago, signed in `x-signature`: the payment is asked for, never believed',
    // Notices have fields that change without notice; the signature and the query decide.
    body: z.record(z.string(), z.unknown()),
    answer: successAnswer({}),
  },
  readMercadoPagoSetup: {
    method: 'GET',
    path: '/payments/mercado-pago/setup',
    access: 'admin',
    summary: 'Whether Mercado Pago can be switched on, and what is missing',
    answer: mercadoPagoSetupSchema,
  },
  refundOnlinePayment: {
    method: 'POST',
    path: '/orders/:id/online-refunds',
    access: 'admin',
    summary: 'Return money of an online payment through its provider',
    body: onlineRefundSchema,
    idempotencyKey: true,
    answer: orderAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
