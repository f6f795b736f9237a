import { spawn } from 'node:child_process';
import { ROOT, place } from './places.mjs';
import { PlainError, sayProgress } from './terminal.mjs';

const HEARTBEAT_MS = 15_000;
const LINES_SHOWN = 40;

/** npm as it was called, or as found on the path. */
export const npm = (...args) =>
  process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];

/** A program of the root's node_modules, without a shell. */
export const nodeProgram = (file, ...args) => [process.execPath, [place('node_modules', file), ...args]];

function collect(child) {
  let text = '';
  const keep = (chunk) => (text = (text + chunk).slice(-200_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return () => text;
}

/** Runs a command to its end; its output is returned, not shown. */
export function runQuietly([command, args], { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output = collect(child);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}

const lastLines = (text) => text.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');

/** Runs one step of the set-up with a sign of life; its output is shown only when it fails. */
export async function runStep(name, command, options) {
  sayProgress(`${name} ...`);
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const heartbeat = setInterval(() => sayProgress(`${name} ... still at it (${seconds()} s)`), HEARTBEAT_MS);
  try {
    const { code, output } = await runQuietly(command, options);
    if (code !== 0) throw new PlainError(`${lastLines(output)}\n\n${name}: failed (exit code ${code}).`);
    sayProgress(`${name}: done in ${seconds()} s`);
  } finally {
    clearInterval(heartbeat);
  }
}
