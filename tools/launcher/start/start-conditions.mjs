import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { checkPorts } from '../processes/ports.mjs';
import { acquireLock, lockHolder } from '../setup/lock-file.mjs';
import { UserError } from '../terminal/terminal.mjs';

const lockOf = (dataDir) => path.join(dataDir, 'running.pid');

export const runningShop = (dataDir) => lockHolder(lockOf(dataDir));

export function checkDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch ({ code }) {
    throw new UserError(`DATA_DIR ${folder} cannot be used (${code}). Set it to a folder of your own.`);
  }
}

export async function checkStartConditions({ DATA_DIR }, ports) {
  const holder = runningShop(DATA_DIR);
  if (holder) {
    throw new UserError(
      `The shop of ${DATA_DIR} is already running (process ${holder}). Set DATA_DIR for a second one.`,
    );
  }
  checkDataFolder(DATA_DIR);
  await checkPorts(ports);
}

/** Locks a data folder for the process that runs the shop; returns the lock's file. */
export function lockDataFolder(dataDir, pid) {
  const lock = lockOf(dataDir);
  if (!acquireLock(lock, pid)) throw new UserError(`The shop of ${dataDir} is already running.`);
  return lock;
}
