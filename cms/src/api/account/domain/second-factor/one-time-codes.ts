import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
/** Steps before and after the present one: phones' clocks differ by seconds, and people type slowly. */
const WINDOW = 1;

// SHA-1, six digits and thirty seconds are what every authenticator app reads; some ignore other values.
const generator = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the otpauth address that an authenticator app reads from the QR code. */
export const enrolmentUri = (secret: string, issuer: string, label: string): string =>
  generator(secret, { issuer, label }).toString();

/** Returns the number of the time step whose code was given, or null when it is not one of the three accepted. */
export function stepOf(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = generator(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
