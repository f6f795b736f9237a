import {
  adminUserSchema,
  isAllowed,
  MINUTE_MS,
  staffRoleOf,
  type AdminUser,
  type StaffPermission,
} from '@shop/contract';
import type { Context } from 'koa';
import { records } from '../../database/gateway/records';
import { asAnswer } from '../http/as-answer';

export const USER = 'plugin::users-permissions.user';
const MOST_RECORDED = 1000;

export type SessionUser = AdminUser & { sessionId: string };
export type UserRecord = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  blocked: boolean | null;
  role: { type: string } | null;
};

export function asAdminUser(user: UserRecord): AdminUser {
  const role = user.role?.type ?? '';
  const staffRole = staffRoleOf(role) ?? undefined;
  return asAnswer(adminUserSchema, user, { role, staffRole, name: user.username });
}

const bearerOf = (ctx: Context): string =>
  /^Bearer ([\w.-]{1,2000})$/i.exec(ctx.get('authorization'))?.[1] ?? '';

export async function findActiveUser(userId: string): Promise<UserRecord | null> {
  const id = Number(userId);
  if (!Number.isSafeInteger(id)) return null;
  const row = (await strapi.db
    .query(USER)
    .findOne({ where: { id }, populate: ['role'] })) as UserRecord | null;
  return row && row.blocked !== true ? row : null;
}

const recordedAt = new Map<string, number>();

// Calls that a page makes on its own carry `X-Background`; a person's use is written once a minute.
async function recordUse(ctx: Context, sessionId: string): Promise<void> {
  const now = Date.now();
  if (ctx.get('x-background') || now - (recordedAt.get(sessionId) ?? 0) < MINUTE_MS) return;
  if (recordedAt.size > MOST_RECORDED) recordedAt.clear();
  recordedAt.set(sessionId, now);
  const sessions = records('api::account.staff-session', strapi.db.connection);
  // A database that takes no writes must not refuse what only reads.
  await sessions.update({ sessionId }, { usedAt: new Date(now) }).catch(() => recordedAt.delete(sessionId));
}

async function validateSession(ctx: Context): Promise<SessionUser | null> {
  const token = bearerOf(ctx);
  const sessions = strapi.sessionManager('users-permissions');
  const { payload } = token ? sessions.validateAccessToken(token) : { payload: null };
  if (!payload || !(await sessions.isSessionActive(payload.sessionId))) return null;
  const user = await findActiveUser(payload.userId);
  if (!user) return null;
  await recordUse(ctx, payload.sessionId);
  return { ...asAdminUser(user), sessionId: payload.sessionId };
}

/** Returns the active user of the request's valid session, or null; looked up once per request. */
export async function findSessionUser(ctx: Context): Promise<SessionUser | null> {
  if (ctx.state.sessionUser === undefined) ctx.state.sessionUser = await validateSession(ctx);
  return ctx.state.sessionUser as SessionUser | null;
}

/** Returns whether the role of the request's user may make a call or has a right; nobody without a session may. */
export const mayDo = async (ctx: Context, permission: StaffPermission): Promise<boolean> =>
  isAllowed((await findSessionUser(ctx))?.staffRole ?? null, permission);

/** Returns the staff user of a request; only behind the `is-staff` policy. */
export const staffOf = (ctx: Context): SessionUser => ctx.state.sessionUser as SessionUser;
