import { setTimeout as pause } from 'node:timers/promises';
import { MINUTE_MS } from '@shop/contract';
import { onPostgres } from '../../settings/environment';
import { withDeadline } from '../http/deadline';
import { deliver, smtpUrl } from './deliver';
import { deliveryFault } from './delivery-fault';
import { mailsIn, type MailRecord } from './mail-records';
import { nextAttemptAfter } from './retry-pauses';

// Mails sent at the same time by one process: a slow mail server holds up four others at most.
const BATCH = 5;
const ATTEMPT_MS = 3 * MINUTE_MS;
/** While it lasts no other process takes the mail; longer than any attempt. */
export const LEASE_MS = 5 * MINUTE_MS;

const RECORD_AGAIN_MS = 500;

const mails = () => mailsIn(strapi.db.connection);

// A read takes no write lock: on SQLite an idle sender must not hold up orders.
const isAnyDue = (): Promise<boolean> =>
  mails().has({ state: 'waiting', nextAttemptAt: { $lte: new Date() } });

// One UPDATE claims: the attempt is counted and the next one put behind the lease before anything is sent.
async function claimBatch(now: Date): Promise<MailRecord[]> {
  const due = mails().sql().where('state', 'waiting').where('next_attempt_at', '<=', now);
  due.orderBy(['next_attempt_at', 'id']).limit(BATCH).select('id');
  const rows = await mails()
    .sql()
    .whereIn('id', onPostgres() ? due.forUpdate().skipLocked() : due)
    .update({
      attempts: strapi.db.connection.raw('attempts + 1'),
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
      updated_at: now,
    })
    .returning('*');
  return mails().read(rows);
}

const withoutText = { text: null, pictures: null, unsubscribeUrl: null, replyTo: null };

// A mail that was sent counts as sent, even if the lease ended meanwhile; one that is sent again has another Message-ID.
const markSent = ({ id, messageId, orderNumber }: MailRecord) =>
  mails().update(
    { id, messageId },
    {
      state: 'sent',
      sentAt: new Date(),
      nextAttemptAt: null,
      lastError: null,
      // A mail without an order cannot be sent again, and its link may work like a password.
      ...(orderNumber === null && withoutText),
    },
  );

function markFailed({ id, messageId, attempts }: MailRecord, error: unknown) {
  const { text: lastError, isFinal } = deliveryFault(error, smtpUrl());
  const updatedAt = new Date();
  const nextAttemptAt: Date | null = isFinal ? null : nextAttemptAfter(attempts, updatedAt);
  const state = nextAttemptAt ? 'waiting' : 'failed';
  // Of an attempt whose lease ended, only the later one decides.
  return mails().update(
    { id, messageId, attempts, state: 'waiting' },
    { state, nextAttemptAt, lastError, updatedAt },
  );
}

const timeout = (): never => {
  throw Object.assign(new Error('The mail server is too slow'), { code: 'ETIMEDOUT' });
};

// A mail that was sent but not marked would be sent again: a database that is away or locked is asked until the lease ends.
async function record({ nextAttemptAt }: MailRecord, write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await write());
    } catch (error) {
      if (Date.now() > Date.parse(nextAttemptAt ?? '')) throw error;
      strapi.log.warn('The outcome of a mail cannot be recorded yet.');
      await pause(RECORD_AGAIN_MS, undefined, { ref: false });
    }
  }
}

async function attempt(claimed: MailRecord): Promise<void> {
  try {
    await withDeadline(ATTEMPT_MS, deliver(claimed), timeout);
  } catch (error) {
    strapi.log.warn(`A mail was not accepted (attempt ${claimed.attempts}).`);
    return record(claimed, () => markFailed(claimed, error));
  }
  await record(claimed, () => markSent(claimed));
}

/** Sends all mails that are due, unless another process has claimed them, until there are none or it is stopped. */
export async function sendDueMails(isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped() && (await isAnyDue())) {
    const claimed = await claimBatch(new Date());
    if (claimed.length === 0) return;
    const ended = await Promise.allSettled(claimed.map(attempt));
    const failed = ended.find((result) => result.status === 'rejected');
    // The database does not answer; the leases end, and the mails are tried again.
    if (failed) throw failed.reason;
  }
}
