import { MINUTE_MS } from '@shop/contract';

const RENEW_BEFORE_MS = MINUTE_MS;

/** The instant a JWT ends, or null when it does not say. */
export function tokenEnd(token: string): number | null {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(part));
    const end = (claims as { exp?: unknown } | null)?.exp;
    return typeof end === 'number' ? end * 1000 : null;
  } catch {
    return null;
  }
}

/** Milliseconds until a token should be renewed: a minute before its end, at once when it is already late. */
export function renewalDelay(token: string, now: number): number | null {
  const end = tokenEnd(token);
  return end === null ? null : Math.max(0, end - RENEW_BEFORE_MS - now);
}
