import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';

const LOCKS = 200;
const CONTENDERS = 3;

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'lock file-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockAt = (index: number) => path.join(folder, 'locks', `${index}.pid`);
const moduleUrl = pathToFileURL(path.resolve(import.meta.dirname, 'lock-file.mjs')).href;

// Waits for the others, acquires every lock it can get and lives until all have tried.
const contender = `
  import { existsSync, readdirSync, writeFileSync } from 'node:fs';
  import { acquireLock } from ${JSON.stringify(moduleUrl)};
  const [folder] = process.argv.slice(1);
  const count = (state) => readdirSync(folder).filter((name) => name.startsWith(state)).length;
  const announce = (state) => writeFileSync(folder + '/' + state + process.pid, '');
  announce('ready-');
  while (count('ready-') < ${CONTENDERS});
  const acquired = [];
  for (let index = 0; index < ${LOCKS}; index += 1)
    if (acquireLock(folder + '/locks/' + index + '.pid')) acquired.push(index);
  announce('done-');
  while (count('done-') < ${CONTENDERS}) await new Promise((next) => setTimeout(next, 5));
  console.log(JSON.stringify(acquired));
`;

it('a stale lock is acquired by exactly one of several concurrent processes', async () => {
  mkdirSync(path.dirname(lockAt(0)));
  for (let index = 0; index < LOCKS; index += 1)
    writeFileSync(lockAt(index), '999999999 another-start-of-the-machine/1');
  const run = promisify(execFile);
  const contenders = Array.from({ length: CONTENDERS }, () =>
    run(process.execPath, ['--input-type=module', '-e', contender, folder]),
  );
  const acquired = (await Promise.all(contenders)).flatMap(({ stdout }) => JSON.parse(stdout) as number[]);
  expect(acquired.sort((one, other) => one - other)).toEqual(
    Array.from({ length: LOCKS }, (_, index) => index),
  );
  // No draft or removal lock remains beside them.
  expect(readdirSync(path.dirname(lockAt(0)))).toHaveLength(LOCKS);
});
