import { HOUR_MS, UNPROVEN_MAILS_PER_HOUR, type MailKind } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { onPostgres, rateLimitFactor } from '../../settings/environment';
import { pseudonym } from '../access/signature';
import type { NewMail } from './mail';
import { MAILS } from './mail-rows';

type Origin = 'form' | 'order' | 'known';

/** Says of each mail whether a public form lets anybody send it to any address. */
const ORIGINS: Readonly<Record<MailKind, Origin>> = {
  ...{ withdrawal: 'form', 'stock-alert-confirmation': 'form', 'data-request': 'form' },
  'order-placed': 'order',
  ...{ 'order-notice': 'known', 'order-proof-received': 'known', 'order-proof-accepted': 'known' },
  ...{ 'order-proof-again': 'known', 'order-paid': 'known', 'payment-reminder': 'known' },
  ...{ 'order-changed': 'known', 'order-cancelled': 'known', 'order-refund': 'known' },
  ...{ 'order-ready': 'known', 'order-in-transit': 'known', 'order-delivered': 'known' },
  ...{ 'exchange-received': 'known', 'exchange-approved': 'known', 'exchange-rejected': 'known' },
  ...{ 'exchange-ready': 'known', 'exchange-expired': 'known', 'exchange-notice': 'known' },
  ...{ 'contact-message': 'known', 'account-email-changed': 'known', 'staff-invitation': 'known' },
  ...{ 'account-security': 'known', 'stock-alert-restock': 'known', 'low-stock': 'known' },
  'data-erased': 'known',
};

// The factor of benches does not raise the limit of forms: it protects people outside of the shop.
const limitOf = (origin: Origin): number =>
  origin === 'form' ? UNPROVEN_MAILS_PER_HOUR : 2 * UNPROVEN_MAILS_PER_HOUR * rateLimitFactor();

// All spellings of an address that reach one inbox, as ana+1@ and ana+2@ do, share a limit.
const inboxOf = (email: string): string => pseudonym(email.toLowerCase().replace(/\+[^@]*(?=@)/, ''));

/** Returns the inbox under which a mail counts, null for one that no stranger can cause, or 'full' beyond the limit.
 * The confirmation of an order, which the law asks for, has room that forms cannot take. */
export async function limitedInbox(trx: Trx, mail: NewMail, at: Date): Promise<string | null> {
  const origin = ORIGINS[mail.kind];
  if (origin === 'known' || mail.isProven) return null;
  const inbox = inboxOf(mail.to);
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`mail ${inbox}`]);
  const since = new Date(at.getTime() - HOUR_MS);
  const [counted] = await trx(MAILS).where({ inbox }).where('created_at', '>', since).count('* as mails');
  return Number(counted?.mails) < limitOf(origin) ? inbox : 'full';
}
