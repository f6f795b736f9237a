import { randomInt } from 'node:crypto';
import { isWithdrawal, type ContactMessage } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { queueMail } from '../../../platform/mail/queue-mail';
import { shopSetting } from '../../../platform/services';
import { ownerMail } from '../domain/owner-mail';
import { createWithdrawalCode, withdrawalMail } from '../domain/withdrawal-code';

const MESSAGE = 'api::contact-message.contact-message';

/** Stores and forwards a shopper's message; returns the code of a withdrawal, else ''. Bots fill in `website`. */
export async function receiveMessage({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const code = isWithdrawal(message.subject) ? createWithdrawalCode(new Date(), randomInt) : '';
  const shop = await shopSetting().current();
  await inTransaction(async (trx) => {
    await strapi.db.query(MESSAGE).create({ data: { ...message, code, seen: false, answered: false } });
    await queueMail(trx, ownerMail(shop, message, code));
    if (code) await queueMail(trx, withdrawalMail(shop, message.email, code));
  });
  return code;
}
