import { z } from '../z';
import { whatsappFault } from '../contact/whatsapp';
import {
  email,
  optionalParagraph,
  optionalTextLine,
  personName,
  withoutInvisible,
} from '../text/text-fields';

export const withdrawalMessages = {
  contact: 'Escribí el número de pedido, o un email o teléfono: con uno solo alcanza.',
  emailFormat: 'Formato de email inválido',
  name: 'El nombre solo puede tener letras, espacios, apóstrofos, guiones y puntos',
  phone: 'Revisá el número: código de área + número, sin 0 ni 15',
  received: 'Recibimos tu arrepentimiento.',
  again: 'Ya teníamos tu arrepentimiento: este es tu código.',
} as const;

const address = email(withdrawalMessages.contact, withdrawalMessages.emailFormat);
const person = personName(120, withdrawalMessages.name);

const isEmptyOr = (schema: z.core.$ZodType<unknown, string>) => (text: string) =>
  text === '' || z.safeParse(schema, text).success;

/** Body of POST /cases: one of number, e-mail and phone is enough, and no reason is asked. `website` is a honeypot. */
export const withdrawalDraftSchema = z
  .object({
    kind: z.literal('withdrawal'),
    orderNumber: optionalTextLine(60),
    /** The token of the order's link. */
    token: optionalTextLine(200),
    name: optionalTextLine(120).check(z.refine(isEmptyOr(person), withdrawalMessages.name)),
    email: optionalTextLine(254).check(
      withoutInvisible,
      z.refine(isEmptyOr(address), withdrawalMessages.emailFormat),
    ),
    phone: optionalTextLine(30).check(
      z.refine((phone) => phone === '' || whatsappFault(phone) === null, withdrawalMessages.phone),
    ),
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
