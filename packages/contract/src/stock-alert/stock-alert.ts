import { z } from '../z';
import { successAnswer } from '../http/responses';
import { email, phone, textLine } from '../text/text-fields';
import { stockAlertMessages } from './stock-alert-messages';

/** The size and colour that a shopper waits for; null where the product has none. */
const variantFields = {
  productId: z
    .string(stockAlertMessages.product)
    .check(z.minLength(1, stockAlertMessages.product), z.maxLength(40, stockAlertMessages.product)),
  size: z.nullable(textLine(30)),
  color: z.nullable(textLine(30)),
};

/** Body of POST /stock-alerts: exactly one of `email` and `phone`. `website` is a honeypot: people do not see it, bots fill it. */
export const stockAlertDraftSchema = z
  .object({
    ...variantFields,
    email: z.optional(email(stockAlertMessages.email, stockAlertMessages.emailFormat)),
    phone: z.optional(phone(stockAlertMessages.phone)),
    website: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine((draft) => draft.email !== undefined || draft.phone !== undefined, stockAlertMessages.contact),
    z.refine(
      (draft) => draft.email === undefined || draft.phone === undefined,
      stockAlertMessages.oneContact,
    ),
  );
export type StockAlertDraft = z.output<typeof stockAlertDraftSchema>;
export type StockAlertDraftInput = z.input<typeof stockAlertDraftSchema>;

/** Body of the calls that a link in a mail leads to. */
export const stockAlertTokenSchema = z.object({
  token: z
    .string(stockAlertMessages.token)
    .check(z.minLength(1, stockAlertMessages.token), z.maxLength(200, stockAlertMessages.token)),
});

/** Answer to the holder of a link; it names no alert once that is cancelled or its product is not sold any more. */
export const stockAlertAnswerSchema = successAnswer({
  message: z.string(),
  alert: z.nullable(
    z.object({
      title: z.string(),
      slug: z.string(),
      size: z.nullable(z.string()),
      color: z.nullable(z.string()),
    }),
  ),
});
export type StockAlertAnswer = z.output<typeof stockAlertAnswerSchema>;
