import type { ContactMessage, ShopSetting } from '@shop/contract';
import { sendMail } from '../../../shared/mail';

const MESSAGE = 'api::contact-message.contact-message';

const asText = ({ name, email, phone, message }: ContactMessage): string =>
  [`De: ${name} <${email}>`, ...(phone ? [`Teléfono: ${phone}`] : []), '', message].join('\n');

/** Keeps what a shopper wrote, then tells the owner. What filled in the hidden field is not a person. */
export async function receive({ website, ...message }: ContactMessage): Promise<void> {
  if (website) return;
  await strapi.db.query(MESSAGE).create({ data: { ...message, seen: false, answered: false } });
  const shop: ShopSetting = await strapi.service('api::shop-setting.shop-setting').current();
  sendMail({
    to: shop.email,
    subject: `Contacto: ${message.subject}`,
    text: asText(message),
    replyTo: message.email,
  });
}
