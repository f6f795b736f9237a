import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const KIB = 1024;

// /proc exists on Linux only; elsewhere the values are NaN.
function readProc(pid, file, read) {
  try {
    return read(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

/** Returns the ids of a process's children, none where /proc is missing. */
export const childrenOf = (pid) => {
  const ids = readProc(pid, `task/${pid}/children`, (text) => text.split(' ').filter(Boolean).map(Number));
  return Array.isArray(ids) ? ids : [];
};

const add = (values) => values.reduce((all, value) => all + value, 0);

// Skips processes that have just ended; NaN if none can be read.
function sum(values) {
  const finite = values.filter(Number.isFinite);
  return finite.length > 0 ? add(finite) : Number.NaN;
}

export const cpuSeconds = (pids) =>
  sum(
    pids.map((pid) =>
      readProc(pid, 'stat', (text) => {
        const fields = text.split(') ')[1].split(' ');
        // Includes ended children, because PostgreSQL has one process per connection.
        return add(fields.slice(11, 15).map(Number)) / TICKS_PER_SECOND;
      }),
    ),
  );

export const residentMb = (pids) =>
  sum(pids.map((pid) => readProc(pid, 'status', (text) => Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / KIB)));
