import type { Context } from 'koa';
import { forbidden } from '../../../platform/http/http-error';
import { publicUrl } from '../../../settings/environment';

const NAME = 'jl_session';
const PATH = '/api/auth';

export function setSessionCookie(ctx: Context, token: string, expires: Date): void {
  ctx.cookies.set(NAME, token, {
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

export const sessionCookie = (ctx: Context): string => ctx.cookies.get(NAME, { signed: false }) ?? '';

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
