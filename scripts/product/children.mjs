import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { place } from './places.mjs';

const EXIT_WITH_PARENT = pathToFileURL(place('scripts/product/exit-with-parent.mjs')).href;
const PATIENCE_MS = 25_000;

function prefixLines(stream, prefix, write) {
  createInterface({ input: stream }).on('line', (line) => line.trim() && write(`${prefix}${line}\n`));
}

/** Starts a Node program as a child whose lines carry its name; its own process group keeps Ctrl-C from reaching it first. */
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
  // Alone, in a container, its lines are what it writes; beside others they carry its name.
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

/** Ends a child in good order; by force when it does not listen. */
export async function stopChild({ child, ended }) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  await ended;
  clearTimeout(force);
}
