import type { ContactMessage } from '@shop/contract';

type Shop = { email: string };
type ShopperMessage = Omit<ContactMessage, 'website'>;

const asText = ({ name, email, phone, message }: ShopperMessage): string =>
  [`De: ${name} <${email}>`, ...(phone ? [`Teléfono: ${phone}`] : []), '', message].join('\n');

export const ownerMail = (shop: Shop, message: ShopperMessage, code: string) => ({
  to: shop.email,
  subject: code ? `Contacto: ${message.subject} (${code})` : `Contacto: ${message.subject}`,
  text: asText(message),
  replyTo: message.email,
});
