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

/** The process that holds a lock file, or null; what a dead process left behind does not count. */
export function holderOf(file) {
  try {
    const [number, birth] = readFileSync(file, 'utf8').split(' ');
    const pid = Number(number);
    return pid && pid !== process.pid && isAlive(pid) && isTheSame(pid, birth) ? pid : null;
  } catch {
    return null;
  }
}

/** Takes a lock file for this process; false when somebody else holds it. */
export function take(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${process.pid} ${birthOf(process.pid)}`, { flag: 'wx' });
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
