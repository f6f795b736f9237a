import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { secret } from '../../settings/environment';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

// One key per purpose, so that no sealed text can stand in for another.
const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret('ENCRYPTION_KEY'), '', `jazmin ${purpose}`, 32));

/** Encrypts a text for storage; only this shop's ENCRYPTION_KEY opens it, and only for the same purpose. */
export function seal(text: string, purpose: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns the sealed text, or null when it was changed or sealed with another key or for another purpose. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  const text = NONCE_BYTES + TAG_BYTES;
  try {
    const key = keyFor(purpose);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, text));
    return Buffer.concat([decipher.update(bytes.subarray(text)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Returns the digest under which a short secret is stored: without the key it cannot be guessed from the database. */
export const keyedDigest = (text: string, purpose: string): string =>
  createHmac('sha256', keyFor(purpose)).update(text).digest('hex');
