import { HOUR_MS, type AdminUser } from '@shop/contract';
import { recordProof } from '../../../platform/access/fresh-proof';
import { unauthenticated } from '../../../platform/http/http-error';
import type { Caller } from './caller';
import { lastUseOf, recordSession } from './session-records';

export const ORIGIN = 'users-permissions';
export const SESSION = 'admin::session';
const IDLE_MS = 2 * HOUR_MS;

const manager = () => strapi.sessionManager(ORIGIN);

export type OpenedSession = { accessToken: string; refreshToken: string; expiresAt: Date };
export type LoginResult = { session: OpenedSession; user: AdminUser };

// The idle timeout counts from the last use by a person: an open page renews its session for ever.
// The stored record holds it and the cookie never rotates: two tabs may renew at the same time.
async function extendSession(sessionId: string): Promise<Date | null> {
  const row = await strapi.db.query(SESSION).findOne({ where: { sessionId } });
  if (!row) return null;
  const idleSince = await lastUseOf(sessionId);
  const end = new Date(Math.min(idleSince + IDLE_MS, new Date(row.absoluteExpiresAt).getTime()));
  await strapi.db.query(SESSION).update({ where: { sessionId }, data: { expiresAt: end } });
  return end.getTime() > Date.now() ? end : null;
}

async function accessTokenOf(refreshToken: string): Promise<string | null> {
  const answer = await manager().generateAccessToken(refreshToken);
  return 'token' in answer ? answer.token : null;
}

/**
 * Opens a session with a short-lived access token and a refresh token; throws 401 after a concurrent logout. It counts
 * as freshly proven when password, and code, were just given.
 */
export async function openSession(
  userId: number,
  caller: Caller,
  { isProven }: { isProven: boolean },
): Promise<OpenedSession> {
  const { token, sessionId } = await manager().generateRefreshToken(String(userId), undefined, {
    type: 'refresh',
  });
  await recordSession(sessionId, userId, caller);
  const accessToken = await accessTokenOf(token);
  const expiresAt = await extendSession(sessionId);
  if (!accessToken || !expiresAt) throw unauthenticated();
  if (isProven) await recordProof(sessionId);
  return { accessToken, refreshToken: token, expiresAt };
}

export async function userIdOf(refreshToken: string): Promise<string | null> {
  const found = await manager().validateRefreshToken(refreshToken);
  return found.isValid ? found.userId : null;
}

/** Creates a new access token and restarts the idle timeout; null for an invalid session. */
export async function renewSession(
  refreshToken: string,
): Promise<(OpenedSession & { userId: string }) | null> {
  const found = await manager().validateRefreshToken(refreshToken);
  if (!found.isValid) return null;
  const expiresAt = await extendSession(found.sessionId);
  const accessToken = expiresAt && (await accessTokenOf(refreshToken));
  return accessToken ? { accessToken, refreshToken, expiresAt, userId: found.userId } : null;
}

export async function endSessions(userId: number | string): Promise<void> {
  await strapi.db.query(SESSION).deleteMany({ where: { userId: String(userId), origin: ORIGIN } });
}
