import { DAY_MS, HOUR_MS, MAIL_STATES, MAIL_TEXT_DAYS, MINUTE_MS } from '@shop/contract';
import { olderThan, SWEEP_GRACE_MS, type ApiChecks, type Statement } from '../../platform/doctor/check';

const STATES = MAIL_STATES.map((state) => `'${state}'`).join(', ');

const STUCK_AFTER_MS = HOUR_MS;
// Jobs end every minute in a running shop; one that was stopped or restored sends its mails when it starts.
const RUNNING_MS = 10 * MINUTE_MS;

const stuckMails: Statement = (dialect, now) => ({
  sql: `select document_id as name, attempts as found
    from outgoing_mails
    where state = 'waiting' and next_attempt_at < ?
      and exists (select 1 from scheduled_work where ended_at > ?)`,
  values: [dialect.moment(new Date(now.getTime() - STUCK_AFTER_MS)), now.getTime() - RUNNING_MS],
});

export const mailChecks: ApiChecks = {
  statements: {
    'mail-is-stuck': stuckMails,
    'mail-state-is-impossible': `select document_id as name, state as found
      from outgoing_mails
      where state not in (${STATES})
        or (state = 'waiting' and (text is null or next_attempt_at is null))
        or (state = 'sent' and (sent_at is null or next_attempt_at is not null))
        or (state = 'failed' and (next_attempt_at is not null or (last_error is null and text is not null)))`,
    'mail-text-is-old': olderThan(
      MAIL_TEXT_DAYS * DAY_MS + SWEEP_GRACE_MS,
      `select document_id as name
        from outgoing_mails
        where state <> 'waiting' and (text is not null or order_number is null) and updated_at < ?`,
    ),
  },
};
