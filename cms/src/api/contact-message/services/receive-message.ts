import { isWithdrawal, type ContactMessage } from '@shop/contract';
import { inTransaction } from '../../../database/transaction';
import { queueMail } from '../../../platform/mail/queue-mail';
import { cases, shopSetting } from '../../../platform/services';
import { ownerMail } from '../domain/owner-mail';

const MESSAGE = 'api::contact-message.contact-message';

/** Stores and forwards a shopper's message; returns the code of a withdrawal, else ''. Bots fill in `website`. */
export async function receiveMessage({ website, ...message }: ContactMessage): Promise<string> {
  if (website) return '';
  const { subject, ...request } = message;
  if (isWithdrawal(subject)) {
    const opened = await cases().openWithdrawal({ ...request, channel: 'contact' });
    return opened.case.code;
  }
  const shop = await shopSetting().current();
  await inTransaction(async (trx) => {
    const data = { ...message, seen: false, answered: false };
    await strapi.db.query(MESSAGE).create({ data });
    await queueMail(trx, ownerMail(shop, message));
  });
  return '';
}
