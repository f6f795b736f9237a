import {
  DAY_MS,
  ownSessionMessages,
  ownSessionSchema,
  type OwnSession,
  type SessionScope,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { isoOf } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import type { SessionUser } from '../../../platform/access/active-user';
import { asAnswer } from '../../../platform/http/as-answer';
import { notFound } from '../../../platform/http/http-error';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { CHALLENGES } from './second-factor/challenges';
import { distrustDevices } from './second-factor/trusted-devices';
import { sessionsIn } from './session-records';
import { ORIGIN, SESSION } from './sessions';

const MOST_LISTED = 50;

type OpenSession = { sessionId: string; createdAt: string };
type SessionRecord = RecordOf<'api::account.staff-session'>;

const asOwn = (record: Omit<SessionRecord, 'id'>, isOpen: boolean, isCurrent: boolean): OwnSession =>
  asAnswer(ownSessionSchema, record, { id: record.sessionId, isOpen, isCurrent });

const openSessions = (userId: string | number): Promise<OpenSession[]> =>
  strapi.db.query(SESSION).findMany({
    where: { userId: String(userId), origin: ORIGIN, expiresAt: { $gt: new Date() } },
    orderBy: { id: 'desc' },
  });

const listedSince = async (): Promise<Date> =>
  new Date(Date.now() - (await operatingRules.current()).sessionDays * DAY_MS);

/** Lists the open sessions, this one first, then the ended ones of the days that the owner's rule lists. */
export async function listSessions(user: SessionUser): Promise<OwnSession[]> {
  const userId = Number(user.id);
  const recorded = await sessionsIn(strapi.db.connection).many(
    { userId, usedAt: { $gt: await listedSince() } },
    { orderBy: ['-usedAt'], limit: MOST_LISTED },
  );
  const open = await openSessions(user.id);
  const records = new Map(recorded.map((record) => [record.sessionId, record]));
  const opened = open.map(({ sessionId, createdAt: at }) => {
    // Its record is missing here when it was not used for days, or when many others are open.
    const unknown = { documentId: '', sessionId, userId, browser: '', system: '', address: '' };
    const times = { openedAt: isoOf(at), usedAt: isoOf(at), createdAt: at, updatedAt: at };
    const record = records.get(sessionId) ?? { ...unknown, ...times };
    return asOwn(record, true, sessionId === user.sessionId);
  });
  const openIds = new Set(open.map(({ sessionId }) => sessionId));
  const ended = recorded.filter(({ sessionId }) => !openIds.has(sessionId));
  return [
    ...opened.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)),
    ...ended.map((record) => asOwn(record, false, false)),
  ];
}

/** Ends one session of the user; throws 404 when it is not open or somebody else's. */
export async function endSession(user: SessionUser, sessionId: string): Promise<void> {
  await inTransaction(async () => {
    const where = { userId: String(user.id), origin: ORIGIN, sessionId };
    const { count } = await strapi.db.query(SESSION).deleteMany({ where });
    if (count === 0) throw notFound(ownSessionMessages.notFound);
    await audit({ action: 'session-ended' });
  });
}

const endChallenges = (trx: Trx, userId: number): Promise<number> =>
  trx(CHALLENGES).where({ user_id: userId }).delete();

/** Ends all sessions of the user, or all but this one; begun logins end and no device is trusted any more. */
export async function endOwnSessions(user: SessionUser, scope: SessionScope): Promise<void> {
  const userId = Number(user.id);
  const others = scope === 'others' ? { sessionId: { $ne: user.sessionId } } : {};
  await inTransaction(async (trx) => {
    await strapi.db
      .query(SESSION)
      .deleteMany({ where: { userId: String(userId), origin: ORIGIN, ...others } });
    await distrustDevices(trx, userId);
    await endChallenges(trx, userId);
    await audit({ action: 'sessions-ended', after: { scope } });
  });
}
