import { HOUR_MS, UNPROVEN_MAILS_PER_HOUR, type MailKind } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { onPostgres, rateLimitFactor } from '../../settings/environment';
import { pseudonym } from '../access/signature';
import type { NewMail } from './mail';
import { MAILS } from './mail-rows';

/** Mails that public forms send to whatever address was typed. */
const FORM_MAILS: readonly MailKind[] = ['withdrawal', 'stock-alert-confirmation', 'data-request'];

// The factor of benches does not raise the limit of forms: it protects people outside of the shop.
function limitOf({ kind, isProven }: NewMail): number | null {
  if (isProven) return null;
  if (FORM_MAILS.includes(kind)) return UNPROVEN_MAILS_PER_HOUR;
  return kind === 'order-placed' ? 2 * UNPROVEN_MAILS_PER_HOUR * rateLimitFactor() : null;
}

// All spellings of an address that reach one inbox, as ana+1@ and ana+2@ do, share a limit.
const inboxOf = (email: string): string => pseudonym(email.toLowerCase().replace(/\+[^@]*(?=@)/, ''));

/** Returns the inbox under which a mail counts, null for one that no stranger can cause, or 'full' beyond the limit.
 * The confirmation of an order, which the law asks for, has room that forms cannot take. */
export async function limitedInbox(trx: Trx, mail: NewMail, at: Date): Promise<string | null> {
  const limit = limitOf(mail);
  if (limit === null) return null;
  const inbox = inboxOf(mail.to);
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mail ${inbox}`]);
  const since = new Date(at.getTime() - HOUR_MS);
  const [counted] = await trx(MAILS).where({ inbox }).where('created_at', '>', since).count('* as mails');
  return Number(counted?.mails) < limit ? inbox : 'full';
}
