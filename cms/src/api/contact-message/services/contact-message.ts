import { randomInt } from 'node:crypto';
import { isWithdrawal, type ContactMessage } from '@shop/contract';
import { sendMail } from '../../../platform/mail';
import { shopSetting } from '../../../platform/services';
import { ownerMail } from '../domain/owner-mail';
import { createWithdrawalCode, withdrawalMail } from '../domain/withdrawal-code';

const MESSAGE = 'api::contact-message.contact-message';

/** Stores and forwards a shopper's message; returns the code of a withdrawal, else ''. Bots fill in `website`. */
export async function receiveMessage({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const code = isWithdrawal(message.subject) ? createWithdrawalCode(new Date(), randomInt) : '';
  await strapi.db.query(MESSAGE).create({ data: { ...message, code, seen: false, answered: false } });
  const shop = await shopSetting().current();
  sendMail(ownerMail(shop, message, code));
  if (code) sendMail(withdrawalMail(shop, message.email, code));
  return code;
}
