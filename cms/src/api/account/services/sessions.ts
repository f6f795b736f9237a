import { HOUR_MS } from '@shop/contract';
import { unauthenticated } from '../../../platform/http/api-error';

const ORIGIN = 'users-permissions';
const SESSION = 'admin::session';
const IDLE_MS = 2 * HOUR_MS;

const manager = () => strapi.sessionManager(ORIGIN);

export type OpenedSession = { accessToken: string; refreshToken: string; expiresAt: Date };

// The record, not the cookie, decides how long an idle session lives: two tabs that renew at the same
// moment with the same cookie must both succeed, so the cookie is not exchanged on each renewal.
async function extend(sessionId: string): Promise<Date | null> {
  const row = await strapi.db.query(SESSION).findOne({ where: { sessionId } });
  // Somebody signed out everywhere at this very moment.
  if (!row) return null;
  const end = new Date(Math.min(Date.now() + IDLE_MS, new Date(row.absoluteExpiresAt).getTime()));
  await strapi.db.query(SESSION).update({ where: { sessionId }, data: { expiresAt: end } });
  return end;
}

async function accessTokenOf(refreshToken: string): Promise<string | null> {
  const answer = await manager().generateAccessToken(refreshToken);
  return 'token' in answer ? answer.token : null;
}

/** Starts a session: a short access token and the refresh token that renews it. 401 when it was ended meanwhile. */
export async function open(userId: number): Promise<OpenedSession> {
  const { token, sessionId } = await manager().generateRefreshToken(String(userId), undefined, {
    type: 'refresh',
  });
  const accessToken = await accessTokenOf(token);
  const expiresAt = await extend(sessionId);
  if (!accessToken || !expiresAt) throw unauthenticated();
  return { accessToken, refreshToken: token, expiresAt };
}

/** The user of a refresh token whose session still lives. */
export async function userIdOf(refreshToken: string): Promise<string | null> {
  const found = await manager().validateRefreshToken(refreshToken);
  return found.isValid ? found.userId : null;
}

/** A new access token for a session that still lives, which starts its idle time again. */
export async function renew(refreshToken: string): Promise<(OpenedSession & { userId: string }) | null> {
  const found = await manager().validateRefreshToken(refreshToken);
  if (!found.isValid) return null;
  const expiresAt = await extend(found.sessionId);
  const accessToken = expiresAt && (await accessTokenOf(refreshToken));
  return accessToken ? { accessToken, refreshToken, expiresAt, userId: found.userId } : null;
}

/** Ends every session of a user, on every device, at once. */
export async function endAll(userId: number | string): Promise<void> {
  await strapi.db.query(SESSION).deleteMany({ where: { userId: String(userId), origin: ORIGIN } });
}
