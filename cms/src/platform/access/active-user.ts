import type { AdminUser } from '@shop/contract';
import type { Context } from 'koa';

const ADMIN_ROLE = 'admin';
const USER = 'plugin::users-permissions.user';

export type SessionUser = AdminUser & { sessionId: string };
type UserRow = {
  id: number;
  documentId: string;
  username: string;
  email: string;
  blocked: boolean | null;
  role: { type: string } | null;
};

/** Shoppers and staff share one table; what leaves the server of a user is this. */
export const asAdminUser = (row: UserRow): AdminUser => ({
  id: row.id,
  _id: row.documentId,
  username: row.username,
  email: row.email,
  role: row.role?.type ?? '',
  name: row.username,
});

const bearerOf = (ctx: Context): string =>
  /^Bearer ([\w.-]{1,2000})$/i.exec(ctx.get('authorization'))?.[1] ?? '';

/** The user with this id when they may still come in. */
export async function livingUser(userId: string): Promise<UserRow | null> {
  const id = Number(userId);
  if (!Number.isSafeInteger(id)) return null;
  const row = (await strapi.db.query(USER).findOne({ where: { id }, populate: ['role'] })) as UserRow | null;
  return row && row.blocked !== true ? row : null;
}

async function findSession(ctx: Context): Promise<SessionUser | null> {
  const token = bearerOf(ctx);
  const sessions = strapi.sessionManager('users-permissions');
  const { payload } = token ? sessions.validateAccessToken(token) : { payload: null };
  if (!payload || !(await sessions.isSessionActive(payload.sessionId))) return null;
  const user = await livingUser(payload.userId);
  return user ? { ...asAdminUser(user), sessionId: payload.sessionId } : null;
}

/** Who calls, when their session is alive at this very moment; looked up once a request. */
export async function sessionUser(ctx: Context): Promise<SessionUser | null> {
  if (ctx.state.sessionUser === undefined) ctx.state.sessionUser = await findSession(ctx);
  return ctx.state.sessionUser as SessionUser | null;
}

/** True when an administrator with a live session calls. */
export const isAdmin = async (ctx: Context): Promise<boolean> =>
  (await sessionUser(ctx))?.role === ADMIN_ROLE;

/** The administrator who calls; only behind the `is-admin` policy. */
export const adminOf = (ctx: Context): SessionUser => ctx.state.sessionUser as SessionUser;
