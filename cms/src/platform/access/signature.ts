import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../../settings/environment';

const digest = (text: string) => createHash('sha256').update(text).digest();

export const timingSafeEqualText = (given: string, expected: string): boolean =>
  given !== '' && timingSafeEqual(digest(given), digest(expected));

export const signatureOf = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns the digest that stands for an address or e-mail in counters: personal data is not stored there. */
export const pseudonym = (text: string): string =>
  createHmac('sha256', secret('LINK_SECRET')).update(text).digest('hex').slice(0, 40);
