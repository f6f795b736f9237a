import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stopWhenNpmEnds } from '../processes/stop-with-npm.mjs';
import { projectPath } from '../project.mjs';
import { UserError } from '../terminal/terminal.mjs';
import { installRuntime } from './packages.mjs';

// The one place of the supported versions: ">=22.12.0 <27".
const { engines } = JSON.parse(readFileSync(projectPath('package.json'), 'utf8'));
const [, major, minor, end] = /^>=(\d+)\.(\d+)\.0 <(\d+)$/.exec(engines.node).map(Number);

/** Supported major versions of Node, oldest first; odd ones have no long support. */
export const SUPPORTED_MAJORS = Array.from({ length: end - major }, (_, index) => major + index).filter(
  (one) => one % 2 === 0,
);

/** The supported versions as people read them. */
export const SUPPORTED_NODES = `${major}.${minor} - ${end - 1}`;

/** True for a version of Node on which the shop runs. */
export function isSupportedNode(version = process.versions.node) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor < end && (ownMajor > major || (ownMajor === major && ownMinor >= minor));
}

/** Throws a sentence for the person at the terminal when Node is too old or too new. */
export function checkNodeVersion(version = process.versions.node) {
  if (isSupportedNode(version)) return;
  throw new UserError(
    `Node ${SUPPORTED_NODES} is needed; this is ${version}. Get it from https://nodejs.org`,
  );
}

const PLATFORMS = { win32: 'win' };

function projectNode() {
  const { platform, arch } = process;
  const name = `node-${PLATFORMS[platform] ?? platform}-${arch}`;
  return projectPath('tools/runtime/node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

// Ctrl-C reaches the whole process group, so that the child answers it alone.
function forwardSignals(child) {
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWhenNpmEnds(() => child.kill('SIGTERM'));
}

// npm's scripts and the tools that they run look for `node` in the PATH. Debian's npm 9 misreads the lock file of the cms.
const withProjectNode = ({ PATH = '', ...env }) => ({
  ...env,
  PATH: `${path.dirname(projectNode())}${path.delimiter}${PATH}`,
  npm_execpath: projectPath('tools/runtime/node_modules/npm/bin/npm-cli.js'),
});

function runOnProjectNode() {
  const env = withProjectNode(process.env);
  const child = spawn(projectNode(), process.argv.slice(1), { stdio: 'inherit', env });
  forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });
}

/** Does the work on this Node if it is supported; otherwise runs the same command on the one that npm installs here. */
export async function onSupportedNode(work) {
  if (isSupportedNode()) return work();
  await installRuntime();
  if (!existsSync(projectNode())) checkNodeVersion();
  return runOnProjectNode();
}
