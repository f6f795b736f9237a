import { access, constants } from 'node:fs/promises';
import { type Readiness } from '@shop/contract';
import { isCopyGoingOn } from '../../../platform/backup/continuous-copy';
import { isBackupFresh, lastBackup } from '../../../platform/backup/last-backup';
import { withDeadline } from '../../../platform/http/deadline';
import { hasStuckMail } from '../../../platform/mail/stuck-mail';
import { catalog } from '../../catalog/services/catalog';
import { hasRoom } from '../../../platform/storage/folder-store';
import { backsUpNightly, dataDir } from '../../../settings/environment';

// Many monitors may ask: within this time they share one answer.
const CACHED_MS = 3000;
const CHECK_MS = 2000;

type Checks = Readiness['checks'];

async function answersQueries(): Promise<boolean> {
  await catalog.ping();
  return true;
}

async function hasWritableDisk(): Promise<boolean> {
  await access(dataDir(), constants.W_OK);
  return hasRoom(dataDir());
}

// The shop's texts are created at its first start.
async function openedAt(): Promise<number> {
  const row = await strapi.db.connection('site_contents').min('created_at as at').first();
  return new Date(row?.at).getTime();
}

const hasBackup = async (): Promise<boolean> =>
  !backsUpNightly() || isBackupFresh(await lastBackup(), await openedAt(), Date.now());

const checks: Record<keyof Checks, () => Promise<boolean>> = {
  database: answersQueries,
  disk: hasWritableDisk,
  mail: async () => !(await hasStuckMail()),
  backup: hasBackup,
  copy: () => isCopyGoingOn(Date.now(), process.uptime()),
};

// A check that exceeds its deadline or throws counts as failed.
const resultOf = async (check: () => Promise<boolean>): Promise<'ok' | 'failed'> =>
  (await withDeadline(CHECK_MS, check(), () => false).catch(() => false)) ? 'ok' : 'failed';

async function examine(): Promise<Readiness> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await resultOf(check)] as const),
  );
  const isReady = results.every(([, result]) => result === 'ok');
  return { status: isReady ? 'ready' : 'unready', checks: Object.fromEntries(results) as Checks };
}

let latest: { at: number; readiness: Promise<Readiness> } | undefined;

/** Returns whether the shop can serve and protect its data, at most three seconds old. */
export function readiness(): Promise<Readiness> {
  const now = Date.now();
  if (!latest || now - latest.at > CACHED_MS) latest = { at: now, readiness: examine() };
  return latest.readiness;
}
