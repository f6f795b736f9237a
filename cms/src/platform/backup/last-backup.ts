import { HOUR_MS } from '@shop/contract';
import { lastRun } from '../jobs/run-due-jobs';

export const BACKUP_JOB = 'backup';

/** The last backup that proved whole, and when a later attempt failed. */
export type BackupState = { madeAt: string | null; file: string | null; failedAt: string | null };

const MAX_AGE_MS = 36 * HOUR_MS;
// Clocks of several machines differ a little; one that was wrong for a while may differ by years.
const CLOCKS_MS = HOUR_MS;

const NONE: BackupState = { madeAt: null, file: null, failedAt: null };

export const lastBackup = async (): Promise<BackupState> => ({
  ...NONE,
  ...(await lastRun<BackupState>(BACKUP_JOB))?.outcome,
});

/** True while the data are as well protected as they should be; a shop without a backup counts from its opening. */
export function isBackupFresh(
  { madeAt, failedAt }: Omit<BackupState, 'file'>,
  openedAt: number,
  now: number,
): boolean {
  const age = now - (madeAt ? Date.parse(madeAt) : openedAt);
  return !failedAt && age <= MAX_AGE_MS && age >= -CLOCKS_MS;
}
