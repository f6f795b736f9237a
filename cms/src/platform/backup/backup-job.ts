import path from 'node:path';
import { businessDay, HOUR_MS, MINUTE_MS } from '@shop/contract';
import { backsUpNightly } from '../../settings/environment';
import type { Job } from '../jobs/run-due-jobs';
import { isBackupStopping, runBackupProgram } from './backup-program';
import { BACKUP_JOB, lastBackup, type BackupState } from './last-backup';

// Shorter than the job's period, so that no second backup begins beside a slow one.
const TIMEOUT_MS = 50 * MINUTE_MS;
// At three in the morning a new night begins, for which there is no backup yet.
const NIGHT_HOUR_MS = 3 * HOUR_MS;

type Made = { madeAt: string; file: string; bytes: number; files: number; rows: number; removed: number };

const nightOf = (at: number): string => businessDay(new Date(at - NIGHT_HOUR_MS));

/** True when there is no backup of this night yet: at three, after a failure, or after a night out of service. */
export const isBackupDue = ({ madeAt, failedAt }: BackupState, now: number): boolean =>
  failedAt !== null || madeAt === null || nightOf(Date.parse(madeAt)) !== nightOf(now);

async function backUp(): Promise<BackupState> {
  const last = await lastBackup();
  if (!backsUpNightly() || !isBackupDue(last, Date.now())) return last;
  try {
    const { madeAt, file, ...sizes } = await runBackupProgram<Made>('nightly-backup.mjs', TIMEOUT_MS);
    strapi.log.info('backup', sizes);
    return { madeAt, file: path.basename(file), failedAt: null };
  } catch (fault) {
    if (isBackupStopping()) return last;
    strapi.log.error('backup', { fault });
    return { ...last, failedAt: new Date().toISOString() };
  }
}

/** Makes the backup of each night in one process, and tries again every hour until it is made. */
export const backupJob: Job = { name: BACKUP_JOB, everyMs: HOUR_MS, run: backUp };
