import type { Context } from 'koa';
import { forbidden } from '../../../platform/http/http-error';
import { publicUrl } from '../../../settings/environment';
import type { Trust } from './second-factor/trusted-devices';

const SESSION = 'jl_session';
const DEVICE = 'jl_device_';
const PATH = '/api/auth';

function setCookie(ctx: Context, name: string, token: string, expires: Date): void {
  ctx.cookies.set(name, token, {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    expires,
    overwrite: true,
    signed: false,
    // Browsers do not return a Secure cookie over plain http, as used on a developer's machine.
    secure: ctx.secure,
  });
}

const cookieOf = (ctx: Context, name: string): string => ctx.cookies.get(name, { signed: false }) ?? '';

export const setSessionCookie = (ctx: Context, token: string, expires: Date): void =>
  setCookie(ctx, SESSION, token, expires);

export const sessionCookie = (ctx: Context): string => cookieOf(ctx, SESSION);

/** Marks the browser as trusted by one user; people who share it have a cookie each. */
export const setDeviceCookie = (ctx: Context, userId: number | string, { token, expiresAt }: Trust): void =>
  setCookie(ctx, `${DEVICE}${userId}`, token, expiresAt);

export const deviceCookie = (ctx: Context, userId: number): string => cookieOf(ctx, `${DEVICE}${userId}`);

export const clearSessionCookie = (ctx: Context): void => setSessionCookie(ctx, '', new Date(0));

function isOwnOrigin(origin: string, host: string): boolean {
  try {
    const given = new URL(origin);
    return given.origin === new URL(publicUrl()).origin || given.host === host;
  } catch {
    return false;
  }
}

export function requireOwnOrigin(ctx: Context): void {
  const origin = ctx.get('origin');
  // Browsers that omit Origin still send Sec-Fetch-Site.
  const isForeign = origin ? !isOwnOrigin(origin, ctx.host) : ctx.get('sec-fetch-site') === 'cross-site';
  if (isForeign) throw forbidden();
}
