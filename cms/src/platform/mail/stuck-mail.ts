import { DAY_MS, MINUTE_MS } from '@shop/contract';
import { sendsMail } from './deliver';
import { mailsIn } from './mail-records';
import { MAX_MAIL_ATTEMPTS } from './retry-pauses';

const STUCK_AFTER_MS = 5 * MINUTE_MS;
// By its fourth attempt a mail has waited for eight minutes.
const STUCK_AFTER_ATTEMPTS = 3;

/** True with a mail server that has not accepted a mail for minutes; an address that it refused does not count. */
export async function hasStuckMail(): Promise<boolean> {
  const now = Date.now();
  if (!sendsMail()) return false;
  const found = await mailsIn(strapi.db.connection)
    .sql()
    .where((waiting) =>
      waiting
        .where('state', 'waiting')
        .where((late) =>
          late
            .where('attempts', '>', STUCK_AFTER_ATTEMPTS)
            .orWhere('next_attempt_at', '<', new Date(now - STUCK_AFTER_MS)),
        ),
    )
    .orWhere((failed) =>
      failed
        .where('state', 'failed')
        .where('attempts', '>=', MAX_MAIL_ATTEMPTS)
        .where('updated_at', '>', new Date(now - DAY_MS)),
    )
    .first('id');
  return found !== undefined;
}
