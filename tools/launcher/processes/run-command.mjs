import { spawn } from 'node:child_process';
import { ROOT, projectPath } from '../project.mjs';
import { UserError, printProgress } from '../terminal/terminal.mjs';

const PROGRESS_MS = 15_000;
const LINES_SHOWN = 40;
const OUTPUT_LIMIT = 200_000;

export const npm = (...args) =>
  process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];

export const nodeProgram = (file, ...args) => [
  process.execPath,
  [projectPath('node_modules', file), ...args],
];

function collect(child) {
  let text = '';
  const append = (chunk) => (text = (text + chunk).slice(-OUTPUT_LIMIT));
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  return () => text;
}

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

/** Runs a setup step with progress lines; throws with the end of its output if it fails. */
export async function runStep(name, command, { isInBackground = false, ...options } = {}) {
  printProgress(`${name} ...`);
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const heartbeat = setInterval(
    () => isInBackground || printProgress(`${name} ... still running (${seconds()} s)`),
    PROGRESS_MS,
  );
  try {
    const { code, output } = await runQuietly(command, options);
    if (code !== 0) throw new UserError(`${lastLines(output)}\n\n${name}: failed (exit code ${code}).`);
    printProgress(`${name}: done in ${seconds()} s`);
  } finally {
    clearInterval(heartbeat);
  }
}
