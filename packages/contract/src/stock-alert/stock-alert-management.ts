import { z } from '../z';
import { pageAnswer, pageQuery } from '../http/paging';
import { MESSAGES_PAGE_SIZE } from '../limits';
import { stockAlertMessages } from './stock-alert-messages';

/** 'due': the variant is back and the shop owes the shopper a message; 'told': it was sent. */
export const PHONE_ALERT_STATES = ['waiting', 'due', 'told'] as const;
export type PhoneAlertState = (typeof PHONE_ALERT_STATES)[number];

const waitedFor = {
  product: z.object({ _id: z.string(), title: z.string(), slug: z.string() }),
  size: z.nullable(z.string()),
  color: z.nullable(z.string()),
  /** Units in stock now. */
  stock: z.number(),
};

/** A variant that shoppers wait for, the most awaited first; `waiting` counts confirmed mails and phones that were not told yet. */
export const awaitedVariantSchema = z.object({ ...waitedFor, waiting: z.number(), since: z.string() });
export type AwaitedVariant = z.output<typeof awaitedVariantSchema>;

export const awaitedVariantsAnswerSchema = pageAnswer('variants', awaitedVariantSchema, {});

/** An alert by phone: staff write by WhatsApp. Addresses of mails are never listed. */
export const phoneAlertSchema = z.object({
  ...waitedFor,
  _id: z.string(),
  phone: z.string(),
  state: z.enum(PHONE_ALERT_STATES),
  createdAt: z.string(),
});
export type PhoneAlert = z.output<typeof phoneAlertSchema>;

export const awaitedVariantsQuerySchema = z.object(pageQuery(MESSAGES_PAGE_SIZE));
export type AwaitedVariantsQuery = z.output<typeof awaitedVariantsQuerySchema>;

export const phoneAlertsQuerySchema = z.object({
  ...pageQuery(MESSAGES_PAGE_SIZE),
  state: z.optional(z.enum(PHONE_ALERT_STATES, stockAlertMessages.badState)),
});
export type PhoneAlertsQuery = z.output<typeof phoneAlertsQuerySchema>;

export const phoneAlertsAnswerSchema = pageAnswer('alerts', phoneAlertSchema, {
  /** All shoppers who wait for a message now, whatever the filter. */
  due: z.number(),
});

export const phoneAlertChangeSchema = z.object({ told: z.boolean(stockAlertMessages.badChange) });
