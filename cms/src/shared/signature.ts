import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by its duration how much of the text was right. */
export const timingSafeEqualText = (given: string, expected: string): boolean =>
  given !== '' && timingSafeEqual(digest(given), digest(expected));

/** A keyed signature of a text, safe in an address. */
export const signatureOf = (text: string, key: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');
