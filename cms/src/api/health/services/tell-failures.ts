import { DAY_MS, type ShopFailure } from '@shop/contract';
import { inTransaction, takeTurns } from '../../../database/transaction';
import { sendsMail } from '../../../platform/mail/deliver';
import { mailsIn } from '../../../platform/mail/mail-records';
import { queueMail } from '../../../platform/mail/queue-mail';
import { findActiveOwners } from '../../../platform/mail/tell-owners';
import { publicUrl } from '../../../settings/environment';
import { failureMail } from '../domain/failure-mail';
import { listFailures, type Look } from './failures';

// The mails themselves record the day, so neither a restart nor another process tells twice.
const queueFailureMails = (failures: readonly ShopFailure[], now: Date): Promise<void> =>
  inTransaction(async (trx) => {
    await takeTurns(trx, 'failure mails');
    const dayFrom = (days: number) => new Date(now.getTime() + days * DAY_MS);
    // A mail that a clock that was wrong dates years later must not silence those until then.
    const createdAt = { $gt: dayFrom(-1), $lt: dayFrom(1) };
    if (await mailsIn(trx).has({ kind: 'shop-failure', createdAt })) return;
    for (const { email } of await findActiveOwners())
      await queueMail(trx, failureMail(email, failures, publicUrl()), now);
  });

/** Mails to all owners what this look and the one before found, once a day at most; returns what it found. */
export async function tellFailures(): Promise<Look> {
  const now = new Date();
  const failures = await listFailures();
  // A failure that only one look found may be a busy moment or a restart.
  const lasting = failures.filter(({ since }) => since !== null);
  if (lasting.length > 0 && sendsMail()) await queueFailureMails(lasting, now);
  return {
    since: Object.fromEntries(failures.map(({ check, since }) => [check, since ?? now.toISOString()])),
  };
}
