import { z } from '../z';
import {
  optionalEmail,
  optionalName,
  optionalParagraph,
  optionalPhone,
  optionalTextLine,
} from '../text/text-fields';

export const withdrawalMessages = {
  contact: 'Escribí el número de pedido, o un email o teléfono: con uno solo alcanza.',
  received: 'Recibimos tu arrepentimiento.',
  again: 'Ya teníamos tu arrepentimiento: este es tu código.',
} as const;

/** Body of POST /cases: one of number, e-mail and phone is enough, and no reason is asked. `website` is a honeypot. */
export const withdrawalDraftSchema = z
  .object({
    kind: z.literal('withdrawal'),
    orderNumber: optionalTextLine(60),
    /** The token of the order's link. */
    token: optionalTextLine(200),
    name: optionalName(120),
    email: optionalEmail(),
    phone: optionalPhone,
    message: optionalParagraph(2000),
    website: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine(({ orderNumber, email: given, phone }) => Boolean(orderNumber || given || phone), {
      error: withdrawalMessages.contact,
      path: ['orderNumber'],
    }),
  );
export type WithdrawalDraft = z.output<typeof withdrawalDraftSchema>;
export type WithdrawalInput = z.input<typeof withdrawalDraftSchema>;
