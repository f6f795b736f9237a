import { z } from '../z';
import { email, line, optionalLine, paragraph } from '../text-field';

export const contactMessages = {
  required: 'Todos los campos marcados con * son obligatorios',
  emailFormat: 'Formato de email inválido',
  sent: 'Recibimos tu mensaje.',
} as const;

/** POST /contact. `website` is a field that people do not see: what fills it in is not a person. */
export const contactMessageSchema = z.object({
  name: line(120, contactMessages.required),
  email: email(contactMessages.required, contactMessages.emailFormat),
  phone: optionalLine(30),
  subject: line(160, contactMessages.required),
  message: paragraph(2000, contactMessages.required),
  website: z.optional(z.string().check(z.maxLength(200))),
});
export type ContactMessage = z.output<typeof contactMessageSchema>;
export type ContactMessageInput = z.input<typeof contactMessageSchema>;
