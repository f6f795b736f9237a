import { accountMessages, endpoints, type AdminUser } from '@shop/contract';
import type { Context } from 'koa';
import { bodyOf, parse } from '../../../platform/http/request';
import { staffOf, findSessionUser } from '../../../platform/access/active-user';
import type { Handlers } from '../../../platform/routes';
import { changePassword, login, refresh, updateProfile } from '../services/account';
import { callerOf } from '../services/caller';
import { signInWithCode } from '../services/second-factor/sign-in-with-code';
import {
  clearSessionCookie,
  deviceCookie,
  requireOwnOrigin,
  sessionCookie,
  setDeviceCookie,
  setSessionCookie,
} from '../services/session-cookie';
import { endSessions, userIdOf, type LoginResult } from '../services/sessions';

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

const account: Handlers = {
  async login(ctx) {
    const credentials = parse(endpoints.login.body, bodyOf(ctx));
    sendSession(ctx, await login(credentials, callerOf(ctx), (userId) => deviceCookie(ctx, userId)));
  },

  async signInWithCode(ctx) {
    requireOwnOrigin(ctx);
    const given = parse(endpoints.signInWithCode.body, bodyOf(ctx));
    const result = await signInWithCode(given, callerOf(ctx));
    if (result.trust) setDeviceCookie(ctx, result.user.id, result.trust);
    sendSession(ctx, result);
  },

  async refreshSession(ctx) {
    requireOwnOrigin(ctx);
    sendSession(ctx, await refresh(sessionCookie(ctx)));
  },

  async logout(ctx) {
    requireOwnOrigin(ctx);
    const userId = (await findSessionUser(ctx))?.id ?? (await userIdOf(sessionCookie(ctx)));
    if (userId !== null) await endSessions(userId);
    clearSessionCookie(ctx);
    ctx.body = { status: 'success', message: 'Sesión cerrada.' };
  },

  async checkSession(ctx) {
    ctx.body = { status: 'success', user: asUser(staffOf(ctx)) };
  },

  async updateProfile(ctx) {
    const profile = parse(endpoints.updateProfile.body, bodyOf(ctx));
    ctx.body = { status: 'success', user: await updateProfile(profile, staffOf(ctx), callerOf(ctx)) };
  },

  async updatePassword(ctx) {
    const change = parse(endpoints.updatePassword.body, bodyOf(ctx));
    const session = await changePassword(change, staffOf(ctx), callerOf(ctx));
    setSessionCookie(ctx, session.refreshToken, session.expiresAt);
    ctx.body = { status: 'success', message: accountMessages.passwordChanged, token: session.accessToken };
  },
};

export default account;
