import { DAY_MS, HOUR_MS, MAIL_STATES, MAIL_TEXT_DAYS } from '@shop/contract';
import { olderThan, SWEEP_GRACE_MS, type ApiChecks } from '../../platform/doctor/check';
import { sendsMail } from '../../platform/mail/deliver';

const STATES = MAIL_STATES.map((state) => `'${state}'`).join(', ');

const stuck = olderThan(
  HOUR_MS,
  `select document_id as name, attempts as found
    from outgoing_mails
    where state = 'waiting' and next_attempt_at < ?`,
);

export const mailChecks: ApiChecks = {
  statements: {
    // Without a mail server nobody waits for these mails.
    'mail-is-stuck': (dialect, now) =>
      sendsMail() && typeof stuck === 'function'
        ? stuck(dialect, now)
        : { sql: 'select 1 as name where 1 = 0' },
    'mail-state-is-impossible': `select document_id as name, state as found
      from outgoing_mails
      where state not in (${STATES})
        or (state = 'waiting' and (text is null or next_attempt_at is null))
        or (state = 'sent' and (sent_at is null or next_attempt_at is not null))
        or (state = 'failed' and (last_error is null or next_attempt_at is not null))`,
    'mail-text-is-old': olderThan(
      MAIL_TEXT_DAYS * DAY_MS + SWEEP_GRACE_MS,
      `select document_id as name
        from outgoing_mails
        where state <> 'waiting' and (text is not null or order_number is null) and updated_at < ?`,
    ),
  },
};
