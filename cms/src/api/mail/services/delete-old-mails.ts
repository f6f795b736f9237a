import { DAY_MS, MAIL_TEXT_DAYS } from '@shop/contract';
import { mailsIn } from '../../../platform/mail/mail-records';

/** Deletes the texts of mails that ended some time ago, and mails that belong to no order; returns both numbers. */
export async function deleteOldMails(): Promise<{ texts: number; mails: number }> {
  const ended = () =>
    mailsIn(strapi.db.connection)
      .sql()
      .whereNot('state', 'waiting')
      .where('updated_at', '<', new Date(Date.now() - MAIL_TEXT_DAYS * DAY_MS));
  const mails: number = await ended().whereNull('order_number').delete();
  // `updated_at` stays: it says when the mail ended.
  const texts: number = await ended()
    .whereNotNull('text')
    .update({ text: null, pictures: null, unsubscribe_url: null, reply_to: null });
  return { texts, mails };
}
