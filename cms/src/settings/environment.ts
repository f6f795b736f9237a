import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { UNDO_SECONDS, UNDO_TOLERANCE_SECONDS } from '@shop/contract';

export const dataDir = (): string => path.resolve(process.env.DATA_DIR || '../.data');

/** True on PostgreSQL, where several processes may share the database. */
export const onPostgres = (): boolean => Boolean(process.env.DATABASE_URL);

/** True unless BACKUP=off: the shop backs itself up every night. */
export const backsUpNightly = (): boolean => process.env.BACKUP !== 'off';

/** True with BACKUP_TO: the nightly backups leave the machine. */
export const sendsBackups = (): boolean => backsUpNightly() && Boolean(process.env.BACKUP_TO);

/** True with COPY_TO: the launcher copies the shop while it sells. */
export const copiesContinuously = (): boolean => Boolean(process.env.COPY_TO);

/** True with OPENING=open: an empty installation is open at once, as tests and benchmarks need it. */
export const startsOpen = (): boolean => process.env.OPENING === 'open';

/** Returns the factor of every rate limit; benchmarks and tests raise it. */
export const rateLimitFactor = (): number => {
  const factor = Number(process.env.RATE_LIMIT_FACTOR ?? 1);
  return Number.isFinite(factor) && factor > 0 ? factor : 1;
};

/** Returns for how long the mail about a step of staff waits, since they may undo it; tests shorten it. */
export const stepMailWaitMs = (): number => {
  const seconds = Number(process.env.STEP_MAIL_WAIT_SECONDS ?? UNDO_SECONDS + UNDO_TOLERANCE_SECONDS);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : 0;
};

/** Returns the shop's public URL without a trailing slash. */
export const publicUrl = (): string => {
  const fallback = `http://127.0.0.1:${process.env.PORT || 3000}`;
  return (process.env.PUBLIC_URL || fallback).replace(/\/+$/, '');
};

export function secret(name: 'JWT_SECRET' | 'LINK_SECRET' | 'INTERNAL_SECRET' | 'ENCRYPTION_KEY'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Creates the folders the shop writes to; private ones are readable by its own user only. */
export function makeDataFolders(): void {
  mkdirSync(path.join(dataDir(), 'public/uploads/pictures'), { recursive: true });
  for (const folder of ['proofs', 'review-photos', 'outbox'])
    mkdirSync(path.join(dataDir(), folder), { recursive: true, mode: 0o700 });
}
