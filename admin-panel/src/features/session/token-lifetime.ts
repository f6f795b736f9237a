import { MINUTE_MS } from '@shop/contract';

const RENEW_BEFORE_MS = MINUTE_MS;
const SHORTEST_DELAY_MS = MINUTE_MS / 2;

/**
 * Returns the milliseconds from the receipt of a JWT until its renewal, a minute before its end; null when it does not
 * say. Both claims are times of the server: the device's clock may be wrong and would renew in a loop.
 */
export function renewalDelay(token: string): number | null {
  try {
    const part = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp, iat } = (JSON.parse(atob(part)) ?? {}) as { exp?: unknown; iat?: unknown };
    if (typeof exp !== 'number' || typeof iat !== 'number') return null;
    return Math.max(SHORTEST_DELAY_MS, (exp - iat) * 1000 - RENEW_BEFORE_MS);
  } catch {
    return null;
  }
}
