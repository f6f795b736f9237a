import { accountMessages, endpoints, type AdminUser } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, requestIdOf, parse } from '../../../platform/http/request';
import { staffOf, findSessionUser } from '../../../platform/access/active-user';
import { changePassword, login, refresh, updateProfile, type LoginResult } from '../services/account';
import {
  clearSessionCookie,
  requireOwnOrigin,
  sessionCookie,
  setSessionCookie,
} from '../services/session-cookie';
import { endSessions, userIdOf } from '../services/sessions';

const asUser = ({ id, _id, username, email, role, staffRole, name }: AdminUser) => ({
  id,
  _id,
  username,
  email,
  role,
  staffRole,
  name,
});

function sendSession(ctx: Context, { session, user }: LoginResult) {
  setSessionCookie(ctx, session.refreshToken, session.expiresAt);
  ctx.body = { status: 'success', token: session.accessToken, user };
}

const account = {
  async login(ctx: Context) {
    const credentials = parse(endpoints.login.body, bodyOf(ctx));
    sendSession(ctx, await login(credentials, { address: ctx.ip, requestId: requestIdOf(ctx) }));
  },

  async refresh(ctx: Context) {
    requireOwnOrigin(ctx);
    sendSession(ctx, await refresh(sessionCookie(ctx)));
  },

  async logout(ctx: Context) {
    requireOwnOrigin(ctx);
    const userId = (await findSessionUser(ctx))?.id ?? (await userIdOf(sessionCookie(ctx)));
    if (userId !== null) await endSessions(userId);
    clearSessionCookie(ctx);
    ctx.body = { status: 'success', message: 'Sesión cerrada.' };
  },

  async check(ctx: Context) {
    ctx.body = { status: 'success', user: asUser(staffOf(ctx)) };
  },

  async updateProfile(ctx: Context) {
    const profile = parse(endpoints.updateProfile.body, bodyOf(ctx));
    const request = { address: ctx.ip, requestId: requestIdOf(ctx) };
    ctx.body = { status: 'success', user: await updateProfile(profile, staffOf(ctx), request) };
  },

  async updatePassword(ctx: Context) {
    const change = parse(endpoints.updatePassword.body, bodyOf(ctx));
    const session = await changePassword(change, staffOf(ctx), requestIdOf(ctx));
    setSessionCookie(ctx, session.refreshToken, session.expiresAt);
    ctx.body = { status: 'success', message: accountMessages.passwordChanged, token: session.accessToken };
  },
};

export default account;
