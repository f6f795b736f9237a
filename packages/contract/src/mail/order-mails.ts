import { z } from '../z';
import { successAnswer } from '../http/responses';

/** The occasions of mails; the back office has a label for each. */
export const MAIL_KINDS = [
  'order-placed',
  'order-notice',
  'order-proof-received',
  'order-proof-accepted',
  'order-proof-again',
  'order-paid',
  'payment-reminder',
  'order-changed',
  'order-cancelled',
  'order-refund',
  'order-ready',
  'order-in-transit',
  'order-delivered',
  'exchange-received',
  'exchange-approved',
  'exchange-rejected',
  'exchange-ready',
  'exchange-expired',
  'exchange-notice',
  'contact-message',
  'withdrawal',
  'account-email-changed',
  'staff-invitation',
  'account-security',
  'stock-alert-confirmation',
  'stock-alert-restock',
  'low-stock',
  'shop-failure',
  'data-request',
  'data-erased',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Days for which the text of an order's mail can be sent again; then it is deleted. */
export const MAIL_TEXT_DAYS = 30;

/** A mail of an order as staff see it, without its text. */
export const orderMailSchema = z.object({
  _id: z.string(),
  /** One of `MAIL_KINDS`. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  at: z.string(),
  /** The next attempt of a mail that waits. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  /** The answer of the mail server, or the code of the fault; empty after a success. */
  error: z.string(),
  /** False while it waits, and once its text was deleted. */
  canResend: z.boolean(),
});
export type OrderMail = z.output<typeof orderMailSchema>;

export const orderMailsAnswerSchema = successAnswer({ mails: z.array(orderMailSchema) });

/** A mail that the mail server refused for good, with the order that it belongs to. */
export const failedMailSchema = z.extend(orderMailSchema, { orderNumber: z.string(), orderId: z.string() });
export type FailedMail = z.output<typeof failedMailSchema>;

/** Failed mails that are listed at most; older ones are found at their orders. */
export const FAILED_MAILS_LISTED = 100;

export const mailMessages = {
  notFound: 'Ese correo ya no está.',
  waiting: 'Ese correo todavía está en espera: sale solo.',
  staleTemplate: 'Otra persona cambió este texto mientras lo editabas.',
  textDeleted: 'El texto de ese correo ya se borró, así que no se puede reenviar.',
} as const;
