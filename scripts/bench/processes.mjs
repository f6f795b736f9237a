import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const TICKS_A_SECOND = 100;
const KIB = 1024;

// Linux only; elsewhere these figures stay empty.
function ofProcess(pid, file, read) {
  try {
    return read(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

const add = (values) => values.reduce((all, value) => all + value, 0);

// A process that has just ended counts for nothing; where no process can be read, neither can the sum.
function sum(values) {
  const known = values.filter(Number.isFinite);
  return known.length > 0 ? add(known) : Number.NaN;
}

/** Seconds of processor time these processes have used since they started. */
export const cpuSeconds = (pids) =>
  sum(
    pids.map((pid) =>
      ofProcess(pid, 'stat', (text) => {
        const fields = text.split(') ')[1].split(' ');
        // With the children that have ended: a database server's connections come and go.
        return add(fields.slice(11, 15).map(Number)) / TICKS_A_SECOND;
      }),
    ),
  );

/** Megabytes these processes hold in memory. */
export const residentMb = (pids) =>
  sum(pids.map((pid) => ofProcess(pid, 'status', (text) => Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / KIB)));

/** Files and sockets these processes have open. */
export const openFiles = (pids) =>
  sum(
    pids.map((pid) => {
      try {
        return readdirSync(`/proc/${pid}/fd`).length;
      } catch {
        return Number.NaN;
      }
    }),
  );

const IDLE = 0.1;
const PATIENCE_S = 60;

/** Waits until what a shop does by itself after it was filled is done. */
export async function untilIdle(pidsOf) {
  for (let waited = 0; waited < PATIENCE_S; waited += 1) {
    const before = cpuSeconds(pidsOf());
    await pause(1_000);
    if (!(cpuSeconds(pidsOf()) - before > IDLE)) return;
  }
}
