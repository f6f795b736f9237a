import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { businessDay, DAY_MS, HOUR_MS, MAIL_TEXT_DAYS, type OperatingRules } from '@shop/contract';
import { restorableSince } from '../../../database/deleted-rows';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { addAuditEntry } from '../../../platform/access/audit-log';
import { lastRun } from '../../../platform/jobs/run-due-jobs';
import { mailsIn } from '../../../platform/mail/mail-records';
import { cases } from '../../case/services/case';
import { clients } from '../../client/services/client';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { pictures } from '../../picture-upload/services/picture-upload';
import { stockAlerts } from '../../stock-alert/services/stock-alert';
import { views } from '../../interaction/services/interaction';
import { dataDir } from '../../../settings/environment';
import { fileStore } from '../../../platform/storage/file-store';
import { eraseClients } from './erasure/erase-clients';
import { eraseOrders, keysOfFiles } from './erasure/erase-orders';

const BATCH = 100;

const eraseBatch = () =>
  inTransaction(async (trx) => {
    const over = await records('api::order.order', trx).many(
      { deletedAt: { $lt: restorableSince() }, erasedAt: null },
      { select: ['id'], orderBy: ['id'], limit: BATCH },
    );
    if (over.length === 0) return null;
    const ids = over.map(({ id }) => id);
    await clients.lock(trx);
    await eraseClients(trx, ids);
    return { count: ids.length, files: await eraseOrders(trx, ids, new Date()) };
  });

/** Removes the buyers from orders that can no longer be restored from the trash; returns their number. */
async function eraseTrash(): Promise<number> {
  let erased = 0;
  for (let batch = await eraseBatch(); batch; batch = await eraseBatch()) {
    await fileStore().remove(keysOfFiles(batch.files));
    erased += batch.count;
  }
  if (erased > 0) await clients.catchUpAll();
  return erased;
}

type Counts = Record<string, number>;
type Swept = { night: string; counts: Counts };

// At two in the morning, an hour before the backup, which then holds nothing that is over.
const NIGHT_HOUR_MS = 2 * HOUR_MS;

const before = (days: number, now: number): Date => new Date(now - days * DAY_MS);

/** Days after which a request that nobody confirmed ends; the law's term is over by then. */
const UNCONFIRMED_DAYS = 30;
const CLOSED = ['answered', 'rejected', 'expired'];

const requests = () => records('api::case.case', strapi.db.connection);
const REQUEST = { kind: 'data_request' } as const;

async function expireUnconfirmed(now: number): Promise<number> {
  const late = { ...REQUEST, state: 'unverified', receivedAt: { $lt: before(UNCONFIRMED_DAYS, now) } };
  const unconfirmed = await requests().many(late, { select: ['documentId'] });
  for (const { documentId } of unconfirmed)
    await inTransaction(async (trx) => {
      const request = await cases.lock(trx, documentId);
      if (request.state === 'unverified')
        await cases.record(trx, request, { step: 'expired', at: new Date(now) });
    });
  return unconfirmed.length;
}

/** Ends requests that nobody confirmed, and empties the contact of those that ended long ago; returns both numbers. */
async function closeRequests(messageDays: number, now: number) {
  const expired = await expireUnconfirmed(now);
  const ended = { ...REQUEST, state: CLOSED, receivedAt: { $lt: before(messageDays, now) } };
  const kept = await requests().many(ended, { select: ['id', 'email', 'phone', 'message'] });
  const ids = kept.filter(({ email, phone, message }) => email || phone || message).map(({ id }) => id);
  await inTransaction((trx) => cases.erase(trx, ids, new Date(now)));
  return { expiredRequests: expired, emptiedRequests: ids.length };
}

const deleteMessages = (days: number, now: number): Promise<number> =>
  records('api::contact-message.contact-message', strapi.db.connection).remove({
    createdAt: { $lt: before(days, now) },
  });

// Strapi deletes ended sessions at times of its own.
const deleteSessions = (days: number, now: number): Promise<number> =>
  strapi.db.connection('strapi_sessions').where('expires_at', '<', before(days, now)).delete();

/** Deletes the mails that a shop without a mail server wrote as files. */
async function deleteMailFiles(now: number): Promise<number> {
  const folder = path.join(dataDir(), 'outbox');
  let deleted = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (at >= before(MAIL_TEXT_DAYS, now).getTime()) continue;
    await rm(file, { force: true });
    deleted += 1;
  }
  return deleted;
}

/** Deletes what the rules no longer keep and writes one audit entry with the numbers. */
export async function sweepNow(rules: OperatingRules, now = Date.now()): Promise<Counts> {
  const counts: Counts = {
    proofs: await pictures.sweepClaimedProofs(now),
    abandonedProofs: await pictures.deleteExpiredProofs(now),
    stockAlerts: await stockAlerts.deleteOldAlerts(new Date(now)),
    messages: await deleteMessages(rules.messageDays, now),
    viewDays: await views.foldOldViews(rules.viewDays, now),
    sessions: await deleteSessions(rules.sessionDays, now),
    ordersInTrash: await eraseTrash(),
    mailFiles: await deleteMailFiles(now),
    ...(await closeRequests(rules.messageDays, now)),
  };
  await addAuditEntry({ actor: 'sistema', action: 'retention-swept', after: counts });
  return counts;
}

const nightOf = (at: number): string => businessDay(new Date(at - NIGHT_HOUR_MS));

/** Sweeps once a night, also after a night out of service; the job's row keeps the numbers. */
export async function sweepPersonalData(now = Date.now()): Promise<Swept> {
  const last = (await lastRun<Swept | { failed: string }>('retention'))?.outcome;
  const night = nightOf(now);
  if (last && 'night' in last && last.night === night) return last;
  return { night, counts: await sweepNow(await operatingRules.current(), now) };
}

/** Deletes the mails that told of an erasure once they ended: their address was the last trace of the person. */
export const deleteErasedMails = (): Promise<number> =>
  mailsIn(strapi.db.connection).remove({ kind: 'data-erased', state: { $ne: 'waiting' } });
