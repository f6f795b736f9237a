import { DAY_MS, HOUR_MS, type BucketFault } from '@shop/contract';
import { sendsBackups } from '../../settings/environment';
import { lastRun, type Job } from '../jobs/run-due-jobs';
import { isBackupStopping, ProgramError, runBackupProgram } from './backup-program';
import { isBackupFresh } from './last-backup';

const OFFSITE_JOB = 'offsite-backup';
// A slow line may need many hours; what hangs longer is begun anew.
const TIMEOUT_MS = DAY_MS;

/** The moment of the newest backup that is off the machine, and the fault that keeps the next one here. */
type OffsiteBackup = { at: string | null; fault: BucketFault | null };

type Sent = { at: string | null; sent: number; removed: number };

/** Returns which backup is off the machine, and what keeps the next one here. */
export const offsiteBackup = async (): Promise<OffsiteBackup> => ({
  at: null,
  fault: null,
  ...(await lastRun<OffsiteBackup>(OFFSITE_JOB))?.outcome,
});

/** True while the newest backup off the machine is as fresh as a backup should be. */
export const isOffsiteFresh = ({ at, fault }: OffsiteBackup, openedAt: number, now: number): boolean =>
  !fault && isBackupFresh({ madeAt: at, failedAt: null }, openedAt, now);

async function sendBackups(): Promise<OffsiteBackup> {
  const last = await offsiteBackup();
  if (!sendsBackups()) return last;
  try {
    const { at, ...counts } = await runBackupProgram<Sent>('send-backups.mjs', TIMEOUT_MS);
    if (counts.sent > 0) strapi.log.info('offsite backup', counts);
    return { at, fault: null };
  } catch (fault) {
    if (isBackupStopping()) return last;
    strapi.log.error('offsite backup', { fault });
    return { ...last, fault: (fault instanceof ProgramError && fault.fault) || 'unexpected' };
  }
}

// A slow line may need longer than the job's period.
let sending: Promise<OffsiteBackup> | undefined;

/** Sends the backups that are not off the machine yet, and tries again every hour. */
export const offsiteJob: Job = {
  name: OFFSITE_JOB,
  everyMs: HOUR_MS,
  run: () => (sending ??= sendBackups().finally(() => (sending = undefined))),
};
