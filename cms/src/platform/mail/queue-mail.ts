import type { Trx } from '../../database/connection';
import { onCommit } from '../changes/changes';
import type { NewMail } from './mail';
import { MAILS, mailRow } from './mail-rows';
import { wakeMailSender } from './mail-sender';

/** Writes a mail in the transaction of the change that causes it; it is sent after the commit, never after a rollback. */
export async function queueMail(trx: Trx, mail: NewMail, at = new Date()): Promise<void> {
  await trx(MAILS).insert(mailRow(mail, at));
  onCommit(wakeMailSender);
}
