import { MINUTE_MS } from '@shop/contract';

const RENEW_BEFORE_MS = MINUTE_MS;

/** Returns when a JWT expires in milliseconds, or null when it does not say. */
export function tokenExpiry(token: string): number | null {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(part));
    const end = (claims as { exp?: unknown } | null)?.exp;
    return typeof end === 'number' ? end * 1000 : null;
  } catch {
    return null;
  }
}

/** Returns the milliseconds until a token must be renewed: a minute before it expires, 0 when that has passed. */
export function renewalDelay(token: string, now: number): number | null {
  const end = tokenExpiry(token);
  return end === null ? null : Math.max(0, end - RENEW_BEFORE_MS - now);
}
