import { z } from '../z';
import { email, optionalParagraph, optionalTextLine, personName } from '../text/text-fields';
import { whatsappFault } from '../contact/whatsapp';

export const withdrawalMessages = {
  contact: 'Escribí el número de pedido, o un email o teléfono: con uno solo alcanza.',
  emailFormat: 'Formato de email inválido',
  phone: 'Revisá el número: código de área + número, sin 0 ni 15',
  received: 'Recibimos tu arrepentimiento.',
  again: 'Ya teníamos tu arrepentimiento: este es tu código.',
} as const;

const blankAsAbsent = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)),
    z.optional(schema),
  );

/** Body of POST /cases: one of number, e-mail and phone is enough, and no reason is asked. `website` is a honeypot. */
export const withdrawalDraftSchema = z
  .object({
    kind: z.literal('withdrawal'),
    orderNumber: optionalTextLine(60),
    /** The token of the order's link. */
    token: optionalTextLine(200),
    name: blankAsAbsent(personName(120, 'Escribí tu nombre')),
    email: blankAsAbsent(email(withdrawalMessages.contact, withdrawalMessages.emailFormat)),
    phone: optionalTextLine(30),
    message: optionalParagraph(2000),
    website: z.optional(z.string().check(z.maxLength(200))),
  })
  .check(
    z.refine(({ orderNumber, email: address, phone }) => Boolean(orderNumber || address || phone), {
      error: withdrawalMessages.contact,
      path: ['orderNumber'],
    }),
    z.refine(({ phone }) => phone === '' || whatsappFault(phone) === null, {
      error: withdrawalMessages.phone,
      path: ['phone'],
    }),
  );
export type WithdrawalDraft = z.output<typeof withdrawalDraftSchema>;
export type WithdrawalInput = z.input<typeof withdrawalDraftSchema>;
