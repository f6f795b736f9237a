import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { projectPath } from '../project.mjs';

const EXIT_WITH_PARENT = pathToFileURL(projectPath('scripts/product/processes/exit-with-parent.mjs')).href;
const STOP_TIMEOUT_MS = 25_000;

function prefixLines(stream, prefix, write) {
  createInterface({ input: stream }).on('line', (line) => line.trim() && write(`${prefix}${line}\n`));
}

/** Starts a Node program in its own process group: Ctrl-C must not reach it before it is stopped in order. */
export function startChild(
  { name, args, cwd, env, isAlone = false },
  write = (line) => process.stdout.write(line),
) {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    cwd,
    env,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const prefix = isAlone ? '' : `${name.padEnd(10)} | `;
  prefixLines(child.stdout, prefix, write);
  prefixLines(child.stderr, prefix, write);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ name, reason: error.message }));
    child.once('exit', (code, signal) =>
      resolve({ name, reason: signal ? `signal ${signal}` : `exit code ${code}` }),
    );
  });
  return { name, child, ended };
}

/** Sends SIGTERM and, after 25 s, SIGKILL. */
export async function stopChild({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}
