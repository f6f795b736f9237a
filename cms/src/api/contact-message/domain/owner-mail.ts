import type { ContactMessage } from '@shop/contract';

type Shop = { email: string };
type ShopperMessage = Omit<ContactMessage, 'website'>;

const asText = ({ name, email, phone, subject, message }: ShopperMessage): string =>
  [
    `De: ${name} <${email}>`,
    ...(phone ? [`Teléfono: ${phone}`] : []),
    `Asunto: ${subject}`,
    '',
    message,
  ].join('\n');

/** Forwards a message to the owner; the subject line holds no text of the visitor. */
export const ownerMail = (shop: Shop, message: ShopperMessage) => ({
  kind: 'contact-message' as const,
  to: shop.email,
  subject: 'Mensaje nuevo desde la tienda',
  text: asText(message),
  replyTo: message.email,
});
