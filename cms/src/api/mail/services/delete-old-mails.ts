import { DAY_MS, MAIL_TEXT_DAYS } from '@shop/contract';
import { MAILS, withoutText } from '../../../platform/mail/mail-rows';

const mails = () => strapi.db.connection(MAILS);

/** Deletes the texts of mails that ended some time ago, and mails that belong to no order; returns both numbers. */
export async function deleteOldMails(now = new Date()): Promise<{ texts: number; mails: number }> {
  const ended = () =>
    mails()
      .whereNot('state', 'waiting')
      .where('updated_at', '<', new Date(now.getTime() - MAIL_TEXT_DAYS * DAY_MS));
  const deleted = await ended().whereNull('order_number').delete();
  // `updated_at` stays: it says when the mail ended.
  const emptied = await ended().whereNotNull('text').update(withoutText);
  return { texts: emptied, mails: deleted };
}
