import { DAY_MS, ownSessionMessages, type OwnSession, type SessionScope } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { isoOf } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import type { SessionUser } from '../../../platform/access/active-user';
import { notFound } from '../../../platform/http/http-error';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { CHALLENGES } from './second-factor/challenges';
import { distrustDevices } from './second-factor/trusted-devices';
import { sessionRecords } from './session-records';
import { ORIGIN, SESSION } from './sessions';

const MOST_LISTED = 50;

type OpenSession = { sessionId: string; createdAt: string };
type SessionRecord = {
  session_id: string;
  browser: string;
  operating_system: string;
  address: string;
  opened_at: number;
  used_at: number;
};

const unknownPlace = { browser: '', system: '', address: '' };

const recordOf = (row: SessionRecord) => ({
  browser: row.browser,
  system: row.operating_system,
  address: row.address,
  openedAt: isoOf(Number(row.opened_at)),
  usedAt: isoOf(Number(row.used_at)),
});

const openSessions = (userId: string | number): Promise<OpenSession[]> =>
  strapi.db.query(SESSION).findMany({
    where: { userId: String(userId), origin: ORIGIN, expiresAt: { $gt: new Date() } },
    orderBy: { id: 'desc' },
  });

const listedSince = async (): Promise<number> =>
  Date.now() - (await operatingRules.current()).sessionDays * DAY_MS;

const findRecords = (userId: number, since: number): Promise<SessionRecord[]> =>
  sessionRecords()
    .where({ user_id: userId })
    .where('used_at', '>', since)
    .orderBy('used_at', 'desc')
    .limit(MOST_LISTED);

/** Lists the open sessions, this one first, then the ended ones of the days that the owner's rule lists. */
export async function listSessions(user: SessionUser): Promise<OwnSession[]> {
  const records = await findRecords(Number(user.id), await listedSince());
  const open = await openSessions(user.id);
  const recorded = new Map(records.map((row) => [row.session_id, recordOf(row)]));
  const opened = open.map(({ sessionId, createdAt }) => ({
    id: sessionId,
    isOpen: true,
    isCurrent: sessionId === user.sessionId,
    // Its record is missing here when it was not used for days, or when many others are open.
    ...(recorded.get(sessionId) ?? { ...unknownPlace, openedAt: isoOf(createdAt), usedAt: isoOf(createdAt) }),
  }));
  const openIds = new Set(open.map(({ sessionId }) => sessionId));
  const ended = records
    .filter((row) => !openIds.has(row.session_id))
    .map((row) => ({ id: row.session_id, isOpen: false, isCurrent: false, ...recordOf(row) }));
  return [...opened.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)), ...ended];
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
