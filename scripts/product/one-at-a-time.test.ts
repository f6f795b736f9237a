import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const LOCKS = 200;
const STARTERS = 3;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'one at a time-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockAt = (at: number) => path.join(folder, 'locks', `${at}.pid`);
const code = pathToFileURL(path.resolve(import.meta.dirname, 'one-at-a-time.mjs')).href;

// Takes every lock it can get, once all of them are there, and lives until all have tried.
const starter = `
  import { existsSync, readdirSync, writeFileSync } from 'node:fs';
  import { take } from ${JSON.stringify(code)};
  const [folder] = process.argv.slice(1);
  const count = (kind) => readdirSync(folder).filter((name) => name.startsWith(kind)).length;
  const say = (kind) => writeFileSync(folder + '/' + kind + process.pid, '');
  say('here-');
  while (count('here-') < ${STARTERS});
  const taken = [];
  for (let at = 0; at < ${LOCKS}; at += 1) if (take(folder + '/locks/' + at + '.pid')) taken.push(at);
  say('done-');
  while (count('done-') < ${STARTERS}) await new Promise((next) => setTimeout(next, 5));
  console.log(JSON.stringify(taken));
`;

it('lets one only take what a dead process left, however many come at once', async () => {
  mkdirSync(path.dirname(lockAt(0)));
  for (let at = 0; at < LOCKS; at += 1) writeFileSync(lockAt(at), '999999999 another-start-of-the-machine/1');
  const run = promisify(execFile);
  const started = Array.from({ length: STARTERS }, () =>
    run(process.execPath, ['--input-type=module', '-e', starter, folder]),
  );
  const taken = (await Promise.all(started)).flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(taken.sort((one, other) => one - other)).toEqual(Array.from({ length: LOCKS }, (_, at) => at));
  // Nothing is left beside the locks that were taken.
  expect(readdirSync(path.dirname(lockAt(0)))).toHaveLength(LOCKS);
});
