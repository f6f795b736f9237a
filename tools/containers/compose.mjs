import { execFile, execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { projectPath } from '../launcher/project.mjs';

const run = promisify(execFile);
export const PROJECT = 'containers-test';
/** What the command line of each part contains. */
export const PROGRAMS = { cms: 'start-strapi', storefront: 'dist/server/main.js', postgres: 'bin/postgres' };
/** Compose file that lets one machine order as often as many visitors. */
export const MANY_ORDERS = 'tools/containers/many-orders.compose.yml';
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Runs a program in the repository's folder and returns its output without the last line break. */
export async function runProgram(command, args, options = {}) {
  const { stdout } = await run(command, args, { cwd: projectPath('.'), maxBuffer: OUTPUT_BYTES, ...options });
  return stdout.trimEnd();
}

function composeCommand() {
  try {
    execFileSync('docker', ['compose', 'version'], { stdio: 'ignore' });
    return ['docker', 'compose'];
  } catch {
    return ['docker-compose'];
  }
}

/** Returns functions for the test's project: the compose file of a checkout with more files on top of it. */
export function composeProject(files, env, folder = projectPath('.')) {
  const [command, ...first] = composeCommand();
  const words = ['docker-compose.yml', ...files.map((file) => projectPath(file))].flatMap((file) => [
    '-f',
    file,
  ]);
  const environment = { ...process.env, ...env };
  const compose = (...args) =>
    runProgram(command, [...first, '-p', PROJECT, ...words, ...args], { env: environment, cwd: folder });
  const containersOf = async (service) => {
    const filters = [`project=${PROJECT}`, `service=${service}`].flatMap((label) => [
      '--filter',
      `label=com.docker.compose.${label}`,
    ]);
    const names = await runProgram('docker', ['ps', ...filters, '--format', '{{.Names}}']);
    return names.split('\n').filter(Boolean).sort();
  };
  const containerOf = async (service) => (await containersOf(service))[0];
  const exec = async (service, ...args) =>
    runProgram('docker', ['exec', await containerOf(service), ...args]);
  return {
    compose,
    containersOf,
    containerOf,
    exec,
    folder,
    command: [command, ...first, '-p', PROJECT, ...words].join(' '),
    environment,
  };
}

const healthOf = (container) =>
  runProgram('docker', ['inspect', '-f', '{{.State.Health.Status}} {{.State.StartedAt}}', container]);

/** Resolves with the seconds until a container is healthy, and if `since` is given, was started after it. */
export async function secondsUntilHealthy(container, { since, limitSeconds = 180 } = {}) {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  while (seconds() < limitSeconds) {
    const [health, startedAt] = (await healthOf(container)).split(' ');
    if (health === 'healthy' && (!since || Date.parse(startedAt) > since)) return seconds();
    await wait(500);
  }
  throw new Error(`${container} is not healthy after ${limitSeconds} s`);
}

/** Sends a signal to the part itself, which is the last process of its container. */
export async function signalPart(container, program, signal) {
  const lines = await runProgram('docker', ['top', container, '-eo', 'pid,args']);
  const line = lines.split('\n').find((one) => one.includes(program));
  process.kill(Number(line.trim().split(/\s+/)[0]), signal);
}
