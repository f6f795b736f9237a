import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { BucketFault } from '@shop/contract';

type Result<T> = { made: T } | { fault?: BucketFault; reason: string };

/** An error of a program of the backups; `fault` is set where it is a bucket's. */
export class ProgramError extends Error {
  constructor(
    reason: string,
    readonly fault?: BucketFault,
  ) {
    super(reason);
  }
}

const running = new Set<ChildProcess>();
let isStopping = false;

export const isBackupStopping = (): boolean => isStopping;

/** Runs a program of tools/backup in a process of its own: its work would delay requests, and a fault must not end the shop. */
export const runBackupProgram = <T>(name: string, timeoutMs?: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const program = path.join(strapi.dirs.app.root, '../tools/backup', name);
    const child = fork(program, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    running.add(child);
    isStopping = false;
    const timeout = timeoutMs && setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.once('message', (result: Result<T>) =>
      'made' in result ? resolve(result.made) : reject(new ProgramError(result.reason, result.fault)),
    );
    child.once('error', reject);
    child.once('exit', () => {
      clearTimeout(timeout);
      running.delete(child);
      reject(new ProgramError('the program was cut short'));
    });
  });

/** Ends the backups that are being made or sent; the next ones remove what they leave. */
export function stopBackups(): void {
  isStopping = true;
  for (const child of running) child.kill();
}
