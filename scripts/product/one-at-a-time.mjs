import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sayProgress } from './terminal.mjs';

const POLL_MS = 500;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// Field 22 of a process's facts, counted after its name, which may hold blanks.
const START_TIME = 19;

/** When a process began, since which start of the machine; empty where the system does not tell. */
export function birthOf(pid) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return `${boot}/${facts.slice(facts.lastIndexOf(')') + 2).split(' ')[START_TIME]}`;
  } catch {
    return '';
  }
}

// The numbers of dead processes are given to new ones, above all after the machine was started again.
const isTheSame = (pid, birth) => !birth || !birthOf(pid) || birthOf(pid) === birth;

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function holderIn(text) {
  const [number, birth] = (text ?? '').split(' ');
  const pid = Number(number);
  return pid && pid !== process.pid && isAlive(pid) && isTheSame(pid, birth) ? pid : null;
}

/** The process that holds a lock file, or null; what a dead process left behind does not count. */
export function holderOf(file) {
  try {
    return holderIn(textOf(file));
  } catch {
    return null;
  }
}

const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EMLINK', 'EXDEV']);

/** Makes a file that is not there yet; it appears with its text, so that nobody finds a lock without a holder. */
function makeFile(file, text) {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, text, { flag: 'wx' });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    if (!NO_LINKS.has(error.code)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return makeFileWithoutLinks(file, text);
}

function makeFileWithoutLinks(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes what a dead process left. Two may find it at once: only who holds the lock on exactly this text may, and
 * only while it is still there, else the second would remove what the first has put in its place.
 */
function removeDead(file, text) {
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const right = `${file}.${name}`;
  if (!take(right)) return false;
  try {
    if (textOf(file) === text) rmSync(file, { force: true });
    return true;
  } finally {
    rmSync(right, { force: true });
  }
}

/** Takes a lock file for this process; false when somebody else holds it. */
export function take(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  // No two locks have the same text, not even of one process.
  const mine = `${process.pid} ${birthOf(process.pid)} ${randomBytes(6).toString('hex')}`;
  while (!makeFile(file, mine)) {
    const left = textOf(file);
    if (holderIn(left)) return false;
    if (left !== null && !removeDead(file, left)) return false;
  }
  return true;
}

export const release = (file) => rmSync(file, { force: true });

/** Runs the work while holding the lock; waits while another process holds it. */
export async function oneAtATime(file, what, work) {
  for (let waits = 0; !take(file); waits += 1) {
    if (waits % 20 === 0) sayProgress(`Waiting: process ${holderOf(file)} is ${what}`);
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    release(file);
  }
}
