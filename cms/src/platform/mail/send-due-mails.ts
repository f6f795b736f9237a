import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@shop/contract';
import type { Row } from '../../database/connection';
import { onPostgres } from '../../settings/environment';
import { withDeadline } from '../http/deadline';
import { deliver, smtpUrl } from './deliver';
import { deliveryFault } from './delivery-fault';
import { asClaimed, MAILS, withoutText, type ClaimedMail } from './mail-rows';
import { nextAttemptAfter } from './retry-pauses';

// Mails sent at the same time by one process: a slow mail server holds up four others at most.
const BATCH = 5;
const ATTEMPT_MS = 3 * MINUTE_MS;
/** While it lasts no other process takes the mail; longer than any attempt. */
export const LEASE_MS = 5 * MINUTE_MS;

const RECORD_AGAIN_MS = 500;

const mails = () => strapi.db.connection(MAILS);
const dueMails = (now: Date) => mails().where('state', 'waiting').where('next_attempt_at', '<=', now);

// A read takes no write lock: on SQLite an idle sender must not hold up orders.
const isAnyDue = async (now: Date): Promise<boolean> => (await dueMails(now).first('id')) !== undefined;

// One UPDATE claims: the attempt is counted and the next one put behind the lease before anything is sent.
async function claimBatch(now: Date): Promise<ClaimedMail[]> {
  const due = dueMails(now).orderBy(['next_attempt_at', 'id']).limit(BATCH).select('id');
  const rows: Row[] = await mails()
    .whereIn('id', onPostgres() ? due.forUpdate().skipLocked() : due)
    .update({
      attempts: strapi.db.connection.raw('attempts + 1'),
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
      updated_at: now,
    })
    .returning('*');
  return rows.map(asClaimed);
}

// A mail that was sent counts as sent, even if the lease ended meanwhile; one that is sent again has another Message-ID.
const markSent = ({ id, messageId, orderNumber }: ClaimedMail, now: Date) =>
  mails()
    .where({ id, message_id: messageId })
    .update({
      state: 'sent',
      sent_at: now,
      next_attempt_at: null,
      last_error: null,
      updated_at: now,
      // A mail without an order cannot be sent again, and its link may work like a password.
      ...(orderNumber === null && withoutText),
    });

async function markFailed({ id, messageId, attempts }: ClaimedMail, error: unknown, now: Date) {
  const { text, isFinal } = deliveryFault(error, smtpUrl());
  const next = isFinal ? null : nextAttemptAfter(attempts, now);
  // Of an attempt whose lease ended, only the later one decides.
  await mails()
    .where({ id, message_id: messageId, attempts, state: 'waiting' })
    .update({
      ...(next ? {} : { state: 'failed' }),
      next_attempt_at: next,
      last_error: text,
      updated_at: now,
    });
}

const timeout = (): never => {
  throw Object.assign(new Error('The mail server is too slow'), { code: 'ETIMEDOUT' });
};

// A mail that was sent but not marked would be sent again: a database that is away or locked is asked until the lease ends.
async function record({ leasedUntil }: ClaimedMail, write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await write());
    } catch (error) {
      if (Date.now() > leasedUntil) throw error;
      strapi.log.warn('The outcome of a mail cannot be recorded yet.');
      await pause(RECORD_AGAIN_MS, undefined, { ref: false });
    }
  }
}

async function attempt(claimed: ClaimedMail): Promise<void> {
  try {
    await withDeadline(ATTEMPT_MS, deliver(claimed.mail, claimed.messageId), timeout);
  } catch (error) {
    strapi.log.warn(`A mail was not accepted (attempt ${claimed.attempts}).`);
    return record(claimed, () => markFailed(claimed, error, new Date()));
  }
  await record(claimed, () => markSent(claimed, new Date()));
}

/** Sends all mails that are due, unless another process has claimed them, until there are none or it is stopped. */
export async function sendDueMails(isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await isAnyDue(new Date()))) {
    const claimed = await claimBatch(new Date());
    if (claimed.length === 0) return;
    const ended = await Promise.allSettled(claimed.map(attempt));
    const failed = ended.find((result) => result.status === 'rejected');
    // The database does not answer; the leases end, and the mails are tried again.
    if (failed) throw failed.reason;
  }
}
