import { HOUR_MS, UNPROVEN_MAILS_PER_HOUR, type MailKind } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { takeTurns } from '../../database/transaction';
import { rateLimitFactor } from '../../settings/environment';
import { onCommit } from '../changes/changes';
import { pseudonym } from '../access/signature';
import { canonicalEmail } from './canonical-email';
import type { NewMail } from './new-mail';
import { mailsIn, newMessageId } from './mail-records';
import { wakeMailSender } from './mail-sender';

/** Mails that public forms send to whatever address was typed. */
const FORM_MAILS: readonly MailKind[] = ['withdrawal', 'stock-alert-confirmation', 'data-request'];

// The factor of benches does not raise the limit of forms: it protects people outside of the shop.
function limitOf({ kind, isProven }: NewMail): number | null {
  if (isProven) return null;
  if (FORM_MAILS.includes(kind)) return UNPROVEN_MAILS_PER_HOUR;
  return kind === 'order-placed' ? 2 * UNPROVEN_MAILS_PER_HOUR * rateLimitFactor() : null;
}

/** Returns the inbox under which a mail counts, null for one that no stranger can cause, or 'full' beyond the limit.
 * The confirmation of an order, which the law asks for, has room that forms cannot take. */
async function limitedInbox(trx: Trx, mail: NewMail, at: Date): Promise<string | null> {
  const limit = limitOf(mail);
  if (limit === null) return null;
  // All spellings of an address that reach one inbox, as ana+1@ and ana+2@ do, share a limit.
  const inbox = pseudonym(canonicalEmail(mail.to));
  await takeTurns(trx, `mail ${inbox}`);
  const since = new Date(at.getTime() - HOUR_MS);
  const mails = await mailsIn(trx).count({ inbox, createdAt: { $gt: since } });
  return mails < limit ? inbox : 'full';
}

/** Writes a mail in the transaction of the change that causes it; it is sent after the commit, never after a rollback.
 * What a stranger may cause is dropped beyond the limit of its inbox, which the caller does not learn. */
export async function queueMail(trx: Trx, mail: NewMail, at = new Date(), sendAt = at): Promise<void> {
  const inbox = await limitedInbox(trx, mail, at);
  if (inbox === 'full') return;
  const { to: recipient, isProven: _, ...stored } = mail;
  const stamps = { messageId: newMessageId(), createdAt: at, nextAttemptAt: sendAt };
  await mailsIn(trx).append([{ ...stored, ...stamps, recipient, inbox }]);
  onCommit(wakeMailSender);
}

/** Deletes the mails of a kind that no process has tried to send yet: what they tell is no longer so. */
export const withdrawUnsentMails = (trx: Trx, orderNumber: string, kind: MailKind): Promise<number> =>
  mailsIn(trx).remove({ orderNumber, kind, state: 'waiting', attempts: 0 });
