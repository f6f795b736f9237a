import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The process that holds a lock file, or null; what a dead process left behind does not count. */
export function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return pid && pid !== process.pid && isAlive(pid) ? pid : null;
  } catch {
    return null;
  }
}

/** Takes a lock file for this process; false when somebody else holds it. */
export function take(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (holderOf(file)) return false;
  rmSync(file, { force: true });
  return take(file);
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
