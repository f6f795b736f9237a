import { z } from '../z';
import { email, optionalPhone, textLine, paragraph, personName } from '../text/text-fields';

export const contactMessages = {
  required: 'Todos los campos marcados con * son obligatorios',
  sent: 'Recibimos tu mensaje.',
} as const;

/** Body of POST /contact. `website` is a honeypot: people do not see it, bots fill it. */
export const contactMessageSchema = z.object({
  name: personName(120, contactMessages.required),
  email: email(contactMessages.required),
  phone: optionalPhone,
  subject: textLine(160, contactMessages.required),
  message: paragraph(2000, contactMessages.required),
  website: z.optional(z.string().check(z.maxLength(200))),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
