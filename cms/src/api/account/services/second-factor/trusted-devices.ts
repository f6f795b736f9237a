import { randomBytes } from 'node:crypto';
import { DAY_MS, TRUSTED_DEVICE_DAYS } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { keyedDigest } from '../../../../platform/access/sealed-text';

export const DEVICES = 'trusted_devices';

export type TrustedUser = { id: number; password: string };
export type Trust = { token: string; expiresAt: Date };

// The password's hash is part of the digest: with another password, set wherever, no device is trusted.
const digestOf = (token: string, { id, password }: TrustedUser) =>
  keyedDigest(`${token} ${password}`, `trusted device ${id}`);

/** Trusts a browser for thirty days; returns the token of its cookie. */
export async function trustDevice(user: TrustedUser): Promise<Trust> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + TRUSTED_DEVICE_DAYS * DAY_MS);
  const row = { token_hash: digestOf(token, user), user_id: user.id, expires_at: expiresAt.getTime() };
  await strapi.db.connection(DEVICES).insert(row);
  return { token, expiresAt };
}

export async function isTrusted(token: string, user: TrustedUser): Promise<boolean> {
  if (token === '') return false;
  const digest = { token_hash: digestOf(token, user), user_id: user.id };
  const row = await strapi.db.connection(DEVICES).where(digest).where('expires_at', '>', Date.now()).first();
  return row !== undefined;
}

export const distrustDevices = (trx: Trx, userId: number): Promise<number> =>
  trx(DEVICES).where({ user_id: userId }).delete();
