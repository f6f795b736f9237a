import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { projectPath } from '../project.mjs';

const preload = (file) => [
  '--import',
  pathToFileURL(projectPath('tools/launcher/processes', `${file}.mjs`)).href,
];
const STOP_TIMEOUT_MS = 25_000;
const KEPT_LINES = 20;
// A process of the child that lives on keeps the pipes open.
const LAST_LINES_MS = 1000;

function prefixLines(stream, write) {
  createInterface({ input: stream }).on('line', (line) => line.trim() && write(line));
}

// The log of a line and the memory of the last ones, which explain why a part ended.
function lineWriter(prefix, write) {
  const lines = [];
  const writeLine = (line) => {
    lines.push(line);
    if (lines.length > KEPT_LINES) lines.shift();
    write(`${prefix}${line}\n`);
  };
  return { lines, writeLine };
}

/** Starts a Node program in its own process group: Ctrl-C must not reach it before it is stopped in order. */
export function startChild(
  { name, program = process.execPath, args, cwd, env, isAlone = false, isWatched = false },
  write = (line) => process.stdout.write(line),
) {
  const preloads = [...preload('exit-with-parent'), ...(isWatched ? preload('heartbeat') : [])];
  const child = spawn(program, [...preloads, ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { lines, writeLine } = lineWriter(isAlone ? '' : `${name.padEnd(10)} | `, write);
  prefixLines(child.stdout, writeLine);
  prefixLines(child.stderr, writeLine);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ name, reason: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ name, reason: signal ? `signal ${signal}` : `exit code ${code}` }),
    );
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  /** Returns the last lines of an ended child once they are read. */
  const lastLines = async () => {
    await Promise.race([closed, wait(LAST_LINES_MS)]);
    return lines.join('\n');
  };
  return { name, child, ended, lastLines };
}

/** Sends SIGTERM and, after 25 s, SIGKILL. */
export async function stopChild({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}
