import type { MailKind } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { onCommit } from '../changes/changes';
import type { NewMail } from './mail';
import { limitedInbox } from './limited-inbox';
import { MAILS, mailRow } from './mail-rows';
import { wakeMailSender } from './mail-sender';

/** Writes a mail in the transaction of the change that causes it; it is sent after the commit, never after a rollback.
 * What a stranger may cause is dropped beyond the limit of its inbox, which the caller does not learn. */
export async function queueMail(trx: Trx, mail: NewMail, at = new Date(), sendAt = at): Promise<void> {
  const inbox = await limitedInbox(trx, mail, at);
  if (inbox === 'full') return;
  await trx(MAILS).insert({ ...mailRow(mail, at), inbox, next_attempt_at: sendAt });
  onCommit(wakeMailSender);
}

/** Deletes the mails of a kind that no process has tried to send yet: what they tell is no longer so. */
export async function withdrawUnsentMails(trx: Trx, orderNumber: string, kind: MailKind): Promise<void> {
  await trx(MAILS).where({ order_number: orderNumber, kind, state: 'waiting', attempts: 0 }).delete();
}
