import type { Context } from 'koa';
import { forbidden } from '../../../platform/http/api-error';
import { publicUrl } from '../../../settings/environment';

const NAME = 'jl_session';
const PATH = '/api/auth';

/** Hands the refresh token over in a cookie that scripts and other sites cannot use. */
export function setSessionCookie(ctx: Context, token: string, expires: Date): void {
  ctx.cookies.set(NAME, token, {
    httpOnly: true,
    sameSite: 'strict',
    path: PATH,
    expires,
    overwrite: true,
    signed: false,
    // On plain http (a shop tried out on one's own machine) a Secure cookie would never come back.
    secure: ctx.secure,
  });
}

/** The refresh token the browser sent, or ''. */
export const sessionCookie = (ctx: Context): string => ctx.cookies.get(NAME, { signed: false }) ?? '';

/** Makes the browser forget the session. */
export const clearSessionCookie = (ctx: Context): void => setSessionCookie(ctx, '', new Date(0));

function isOwnOrigin(origin: string, host: string): boolean {
  try {
    const given = new URL(origin);
    return given.origin === new URL(publicUrl()).origin || given.host === host;
  } catch {
    return false;
  }
}

/** Refuses a call that another site made the browser send. */
export function requireOwnOrigin(ctx: Context): void {
  const origin = ctx.get('origin');
  // Where a browser leaves the origin out, it still says that another site asked.
  const isForeign = origin ? !isOwnOrigin(origin, ctx.host) : ctx.get('sec-fetch-site') === 'cross-site';
  if (isForeign) throw forbidden();
}
