import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printProgress } from '../terminal/terminal.mjs';

const POLL_MS = 500;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Field 22 of /proc/PID/stat, counted from after the process name, which may contain spaces.
const START_TIME_FIELD = 19;

/** Returns boot id and start time of a process; empty on systems without /proc. */
export function processStartTime(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_FIELD]}`;
  } catch {
    return '';
  }
}

// Process ids are reused, above all after a reboot.
const isSameProcess = (pid, startTime) =>
  !startTime || !processStartTime(pid) || processStartTime(pid) === startTime;

function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function livingHolder(lockText) {
  const [number, startTime] = (lockText ?? '').split(' ');
  const pid = Number(number);
  return pid && pid !== process.pid && isAlive(pid) && isSameProcess(pid, startTime) ? pid : null;
}

export function lockHolder(file) {
  try {
    return livingHolder(readIfExists(file));
  } catch {
    return null;
  }
}

const NO_HARD_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK', 'EXDEV']);

function writeNewFile(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// A hard link creates the lock together with its text: no reader ever sees a lock without a holder.
function createLockFile(file, text) {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (!NO_HARD_LINKS.has(error.code)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return writeNewFile(file, text);
}

// A second lock, named after the stale one, lets one process remove it: a slower one would delete the new lock.
function removeStaleLock(file, text) {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const removalLock = `${file}.${name}`;
  if (!acquireLock(removalLock)) return false;
  try {
    if (readIfExists(file) === text) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(removalLock, { force: true });
  }
}

/** Acquires a lock file for this process, or for another one; returns false while a third living process holds it. */
export function acquireLock(file, pid = process.pid) {
  mkdirSync(path.dirname(file), { recursive: true });
  // The text must be unique per lock, even within one process.
  const lockText = `${pid} ${processStartTime(pid)} ${randomBytes(6).toString('hex')}`;
  while (!createLockFile(file, lockText)) {
    const existing = readIfExists(file);
    if (livingHolder(existing)) return false;
    if (existing !== null && !removeStaleLock(file, existing)) return false;
  }
  return true;
}

export const releaseLock = (file) => rmSync(file, { force: true });

/** Runs the work while holding the lock; waits while another process holds it. */
export async function withLock(file, activity, work) {
  for (let waits = 0; !acquireLock(file); waits += 1) {
    if (waits % 20 === 0) printProgress(`Waiting: process ${lockHolder(file)} is ${activity}`);
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    releaseLock(file);
  }
}
