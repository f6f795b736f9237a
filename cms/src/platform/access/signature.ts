import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../../settings/environment';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by its duration how much of the text was right. */
export const timingSafeEqualText = (given: string, expected: string): boolean =>
  given !== '' && timingSafeEqual(digest(given), digest(expected));

/** A keyed signature of a text, safe in an address. */
export const signatureOf = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** The digest under which an address or an e-mail is counted: both are personal data and are not kept. */
export const pseudonym = (text: string): string =>
  createHmac('sha256', secret('LINK_SECRET')).update(text).digest('hex').slice(0, 40);
