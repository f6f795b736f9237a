import { z } from '../z';
import { optionalParagraph } from '../text/text-fields';
import { successAnswer } from '../http/responses';
import { returnedUnitsFields } from './giving-back';
import { orderPaymentAmount } from './order-payment';

/** Complaints of a buyer at a provider: an open one, and one that took the money from the shop. */
export const DISPUTES = ['mediation', 'charged_back'] as const;
export type Dispute = (typeof DISPUTES)[number];

/** A payment that a provider has collected for an order. */
export const onlinePaymentSchema = z.object({
  provider: z.string(),
  /** The number that the provider gave the payment. */
  reference: z.string(),
  at: z.string(),
  /** Pesos. */
  amount: z.number(),
  /** Pesos that were returned, by the shop or by a chargeback. */
  refunded: z.number(),
  /** Pesos that staff can still return; 0 while the environment lacks the provider's secrets. */
  refundable: z.number(),
});
export type OnlinePayment = z.output<typeof onlinePaymentSchema>;

/** Body of POST /orders/:id/online-refunds. */
export const onlineRefundSchema = z.object({
  /** One of the order's `onlinePayments`. */
  reference: z.string().check(z.minLength(1), z.maxLength(40)),
  amount: orderPaymentAmount,
  note: optionalParagraph(200),
  /** Base version: what was paid when the form was opened; the request fails with 409 when it has changed, so that
   * two people cannot return the same money twice. */
  expectedPaid: z.number('Falta lo cobrado').check(z.int()),
  /** False sends the customer no mail. */
  notify: z.optional(z.boolean()),
  ...returnedUnitsFields,
});
export type OnlineRefund = z.output<typeof onlineRefundSchema>;

/** Body of POST /orders/by-number/:orderNumber/checkout: the token of the order's link. */
export const checkoutRequestSchema = z.object({ token: z.string().check(z.maxLength(200)) });

export const checkoutAnswerSchema = successAnswer({ payUrl: z.string() });

/** Whether the shop may switch Mercado Pago on, and why not. */
export const mercadoPagoSetupSchema = successAnswer({
  setup: z.object({
    isReady: z.boolean(),
    /** Names of the environment's variables that are not set. */
    missing: z.array(z.string()),
    /** The address to enter in Mercado Pago as that of notifications. */
    noticeUrl: z.string(),
  }),
});
export type MercadoPagoSetup = z.output<typeof mercadoPagoSetupSchema>['setup'];
