import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { nodeProgram } from '../launcher/processes/run-command.mjs';
import { projectPath } from '../launcher/project.mjs';
import { prepareBuilds, prepareTools } from '../launcher/setup/prepare.mjs';
import { onSupportedNode } from '../launcher/setup/runtime.mjs';
import { exitWithError, print, UserError } from '../launcher/terminal/terminal.mjs';

const MEASUREMENTS = projectPath('.cache/reports/measurements.txt');

const rowOf = (line) => Number(/^#(\d+)/.exec(line)?.[1] ?? 0);

function printMeasurements() {
  if (!existsSync(MEASUREMENTS)) return;
  const lines = readFileSync(MEASUREMENTS, 'utf8').split('\n').filter(Boolean);
  print('\nMeasured, under the numbers of docs/reliability.md:');
  for (const line of lines.sort((a, b) => rowOf(a) - rowOf(b))) print(line);
}

function runTests(files, variables = {}) {
  const [command, args] = nodeProgram('vitest/vitest.mjs', 'run', '--project', 'cms', ...files);
  const env = { ...process.env, TEST_ROUNDS: 'long', MEASUREMENTS_FILE: MEASUREMENTS, ...variables };
  const child = spawn(command, args, { cwd: projectPath('.'), env, stdio: 'inherit' });
  return new Promise((done) => child.once('close', done));
}

// Tests that import test-database run once per database; the others start the databases they need.
const testsOfEitherDatabase = () =>
  readdirSync(projectPath('cms/tests'), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `cms/tests/${name}`)
    .filter((name) => readFileSync(projectPath(name), 'utf8').includes('databases/test-database'));

/** Runs the cms tests with long rounds: the files whose names contain one of the parts, or all. */
async function testFaults(parts) {
  await prepareTools();
  await prepareBuilds(['cms', 'storefront', 'admin-panel']);
  mkdirSync(path.dirname(MEASUREMENTS), { recursive: true });
  rmSync(MEASUREMENTS, { force: true });
  const codes = [await runTests(parts.length > 0 ? parts : ['cms/tests'])];
  const onPostgres = testsOfEitherDatabase().filter(
    (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  if (onPostgres.length > 0) codes.push(await runTests(onPostgres, { TEST_DATABASE: 'PostgreSQL' }));
  printMeasurements();
  if (codes.some((code) => code !== 0)) throw new UserError('Some checks failed.');
}

onSupportedNode(() => testFaults(process.argv.slice(2))).catch(exitWithError);
