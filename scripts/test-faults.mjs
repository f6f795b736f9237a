import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { place } from './product/places.mjs';
import { prepareBuilds, prepareTools } from './product/prepare.mjs';
import { nodeProgram } from './product/run.mjs';
import { endWith, PlainError, say } from './product/terminal.mjs';

const FIGURES = place('.cache/reports/figures.txt');

const rowOf = (line) => Number(/^#(\d+)/.exec(line)?.[1] ?? 0);

function sayFigures() {
  if (!existsSync(FIGURES)) return;
  const lines = readFileSync(FIGURES, 'utf8').split('\n').filter(Boolean);
  say('\nMeasured, under the numbers of docs/reliability.md:');
  for (const line of lines.sort((a, b) => rowOf(a) - rowOf(b))) say(line);
}

async function run(files, more = {}) {
  const [command, args] = nodeProgram('vitest/vitest.mjs', 'run', '--project', 'cms', ...files);
  const env = { ...process.env, TEST_ROUNDS: 'long', FIGURES_FILE: FIGURES, ...more };
  const child = spawn(command, args, { cwd: place('.'), env, stdio: 'inherit' });
  return new Promise((done) => child.once('close', done));
}

// The tests that leave the database to the run; the others start those they need themselves.
const ofEitherDatabase = () =>
  readdirSync(place('cms/tests'))
    .map((name) => `cms/tests/${name}`)
    .filter(
      (name) => name.endsWith('.test.ts') && readFileSync(place(name), 'utf8').includes('chosenDatabase('),
    );

/** The server's tests with as many rounds as the scoreboard asks; the parts of file names given, or all. */
async function testFaults(parts) {
  await prepareTools();
  await prepareBuilds(['cms', 'storefront', 'admin-panel']);
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  rmSync(FIGURES, { force: true });
  const codes = [await run(parts.length > 0 ? parts : ['cms/tests'])];
  const again = ofEitherDatabase().filter(
    (name) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
  if (again.length > 0) codes.push(await run(again, { TEST_DATABASE: 'PostgreSQL' }));
  sayFigures();
  if (codes.some((code) => code !== 0)) throw new PlainError('Some checks failed.');
}

testFaults(process.argv.slice(2)).catch(endWith);
