import { randomInt } from 'node:crypto';
import { isWithdrawal, type ContactMessage, type MessageTemplate } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { queueMail } from '../../../platform/mail/queue-mail';
import { mails, shopSetting } from '../../../platform/services';
import { ownerMail } from '../domain/owner-mail';
import { createWithdrawalCode, exampleWithdrawalMail, withdrawalMail } from '../domain/withdrawal-code';

const MESSAGE = 'api::contact-message.contact-message';

/** Stores and forwards a shopper's message; returns the code of a withdrawal, else ''. Bots fill in `website`. */
export async function receiveMessage({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const code = isWithdrawal(message.subject) ? createWithdrawalCode(new Date(), randomInt) : '';
  const shop = await shopSetting().current();
  const templates = await mails().currentTemplates();
  await inTransaction(async (trx) => {
    await strapi.db.query(MESSAGE).create({ data: { ...message, code, seen: false, answered: false } });
    await queueMail(trx, ownerMail(shop, message, code));
    if (code) await queueMail(trx, withdrawalMail(shop, message.email, code, templates));
  });
  return code;
}

const contactMessageService = () => ({
  /** Writes the mail of a withdrawal with an example code and a text that is not stored yet. */
  exampleMail: async (template: MessageTemplate) =>
    exampleWithdrawalMail(template, await shopSetting().current()),
});

export default contactMessageService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::contact-message.contact-message': ReturnType<typeof contactMessageService>;
  }
}
