import { z } from '../z';
import { optionalParagraph } from '../text/text-fields';
import { MAX_TOTAL } from '../limits';
import { wayKey } from '../money/payment-ways';
import { amountMessages, calendarDay, typedPesos } from '../text/value-fields';
import { returnedUnitsFields } from './giving-back';

/** 'void' takes an entry back that was noted by mistake, or that a change of status or a bank undid. */
export const PAYMENT_KINDS = ['payment', 'refund', 'void'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** Money that came or went for an order; entries are only ever added. */
export const orderPaymentSchema = z.object({
  _id: z.string(),
  at: z.string(),
  /** One of `PAYMENT_KINDS`. */
  kind: z.string(),
  /** Pesos; what was returned is negative. */
  amount: z.number(),
  method: z.string(),
  actor: z.string(),
  note: z.string(),
  /** A voided entry counts as neither payment nor refund. */
  isVoided: z.boolean(),
  /** Whether staff may void it: what a provider reported is the provider's. */
  canVoid: z.boolean(),
});
export type OrderPayment = z.output<typeof orderPaymentSchema>;

export const paymentMessages = {
  futureDay: 'La fecha no puede ser futura.',
  ofAnotherOrder: 'Ese pago no es de esta orden.',
} as const;

/** Whole pesos that came or went. */
export const orderPaymentAmount = typedPesos(MAX_TOTAL, 1, amountMessages.tooLow);
/** Whole pesos that a proof shows; none when nothing was due. */
export const proofAmount = typedPesos(MAX_TOTAL, 0, amountMessages.tooLow);

/** Body of POST /orders/:id/payments. */
export const orderPaymentDraftSchema = z.object({
  amount: orderPaymentAmount,
  method: wayKey,
  /** The day of the payment, as '2026-11-24'; today without one. */
  day: z.optional(calendarDay),
  note: optionalParagraph(300),
  /** Base version: what was paid when the form was opened; the request fails with 409 when it has changed. */
  expectedPaid: z.optional(z.number().check(z.int())),
  /** False sends the customer no mail about a refund. */
  notify: z.optional(z.boolean()),
});
export type OrderPaymentDraft = z.output<typeof orderPaymentDraftSchema>;
export type OrderPaymentInput = z.input<typeof orderPaymentDraftSchema>;

/** Body of POST /orders/:id/payments/:paymentId/void. */
export const paymentVoidSchema = z.object({
  /** Why the entry is taken back. */
  note: optionalParagraph(300),
  /** Base version, as that of a payment. */
  expectedPaid: z.optional(z.number().check(z.int())),
});
export type PaymentVoid = z.output<typeof paymentVoidSchema>;

/** Body of POST /orders/:id/refunds. */
export const orderRefundDraftSchema = z.extend(orderPaymentDraftSchema, returnedUnitsFields);
export type OrderRefundDraft = z.output<typeof orderRefundDraftSchema>;
export type OrderRefundInput = z.input<typeof orderRefundDraftSchema>;

/** Body of DELETE /orders/:id, and what a status that stops the order says besides: its units, and its money now or later. */
export const givingBackFields = {
  ...returnedUnitsFields,
  refund: z.optional(
    z.union([
      z.literal('later'),
      z.pick(orderPaymentDraftSchema, { amount: true, method: true, day: true, note: true }),
    ]),
  ),
  /** Base version, as that of a payment. */
  expectedPaid: orderPaymentDraftSchema.shape.expectedPaid,
};
export const orderDeletionSchema = z.object({ ...givingBackFields, notify: z.optional(z.boolean()) });
export type OrderDeletion = z.output<typeof orderDeletionSchema>;
