import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { businessDay, HOUR_MS, MINUTE_MS } from '@shop/contract';
import { backsUpNightly } from '../../settings/environment';
import type { Job } from '../jobs/run-due-jobs';
import { BACKUP_JOB, lastBackup, type BackupState } from './last-backup';

// Shorter than the job's period, so that no second backup begins beside a slow one.
const TIMEOUT_MS = 50 * MINUTE_MS;
// At three in the morning a new night begins, for which there is no backup yet.
const NIGHT_HOUR_MS = 3 * HOUR_MS;

type Made = { madeAt: string; file: string; bytes: number; files: number; rows: number; removed: number };
type Result = { made: Made } | { fault: string };

let running: ChildProcess | undefined;
let isStopping = false;

const nightOf = (at: number): string => businessDay(new Date(at - NIGHT_HOUR_MS));

/** True when there is no backup of this night yet: at three, after a failure, or after a night out of service. */
export const isBackupDue = ({ madeAt, failedAt }: BackupState, now: number): boolean =>
  failedAt !== null || madeAt === null || nightOf(Date.parse(madeAt)) !== nightOf(now);

// A process of its own: compressing would delay requests, and a fault must not end the shop.
const runProgram = (): Promise<Made> =>
  new Promise((resolve, reject) => {
    const program = path.join(strapi.dirs.app.root, '../tools/backup/nightly-backup.mjs');
    const child = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    running = child;
    isStopping = false;
    const timeout = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    child.once('message', (result: Result) =>
      'made' in result ? resolve(result.made) : reject(new Error(result.fault)),
    );
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timeout);
      running = undefined;
      reject(new Error('the backup was cut short'));
    });
  });

async function backUp(): Promise<BackupState> {
  const last = await lastBackup();
  if (!backsUpNightly() || !isBackupDue(last, Date.now())) return last;
  try {
    const { madeAt, file, ...sizes } = await runProgram();
    strapi.log.info('backup', sizes);
    return { madeAt, file: path.basename(file), failedAt: null };
  } catch (fault) {
    if (isStopping) return last;
    strapi.log.error('backup', { fault });
    return { ...last, failedAt: new Date().toISOString() };
  }
}

/** Makes the backup of each night in one process, and tries again every hour until it is made. */
export const backupJob: Job = { name: BACKUP_JOB, everyMs: HOUR_MS, run: backUp };

/** Ends a backup that is being made; the next one removes what it leaves. */
export function stopBackup(): void {
  isStopping = true;
  running?.kill();
}
