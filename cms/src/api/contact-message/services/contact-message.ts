import { randomInt } from 'node:crypto';
import { isRegret, type ContactMessage, type ShopSetting } from '@shop/contract';
import { sendMail } from '../../../platform/mail';
import { mailOfRegret, mailToOwner } from '../domain/contact-mails';
import { regretCode } from '../domain/regret-code';

const MESSAGE = 'api::contact-message.contact-message';

/**
 * Keeps what a shopper wrote, then tells the owner; who takes a purchase back is given a code, others ''.
 * What filled in the hidden field is not a person.
 */
export async function receive({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const code = isRegret(message.subject) ? regretCode(new Date(), randomInt) : '';
  await strapi.db.query(MESSAGE).create({ data: { ...message, code, seen: false, answered: false } });
  const shop: ShopSetting = await strapi.service('api::shop-setting.shop-setting').current();
  sendMail(mailToOwner(shop, message, code));
  if (code) sendMail(mailOfRegret(shop, message.email, code));
  return code;
}
