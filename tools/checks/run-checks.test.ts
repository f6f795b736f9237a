import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printTotal, runChecks } from './run-checks.mjs';

let folder: string;
let written: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'run checks-'));
  written = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(written.push(String(text))));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  rmSync(folder, { recursive: true, force: true });
});

const check = (name: string, code: string, more = {}) => ({
  name,
  command: [process.execPath, ['-e', code]],
  ...more,
});
const lastLine = () => written.join('').trimEnd().split('\n').at(-1);

it('runChecks starts a check only after those that it needs', async () => {
  const file = path.join(folder, 'built');
  const needsBuild = check('tests', `require('fs').readFileSync(${JSON.stringify(file)})`, {
    needs: ['build'],
  });
  const build = check(
    'build',
    `setTimeout(() => require('fs').writeFileSync(${JSON.stringify(file)}, ''), 300)`,
  );
  printTotal(await runChecks([needsBuild, build]));
  expect(lastLine()).toBe('2 passed, 0 failed');
});

it('runChecks runs dependants of a failed check, and printTotal names what failed', async () => {
  const results = await runChecks([
    check('build', 'console.log("no space left"); process.exit(1)'),
    check('tests', '', { needs: ['build'] }),
  ]);
  printTotal(results);
  expect(written.join('')).toContain('no space left');
  expect(written.join('')).toContain('failed: build\n');
  expect(lastLine()).toBe('1 passed, 1 failed');
  expect(process.exitCode).toBe(1);
});

it('runChecks counts the tests of a report, and a missing report as a failure', async () => {
  const report = { kind: 'vitest', file: path.join(folder, 'report.json') };
  const content = JSON.stringify({ numPassedTests: 7, numFailedTests: 2, success: false });
  const code = `require('fs').writeFileSync(${JSON.stringify(report.file)}, ${JSON.stringify(content)})`;
  const [counted] = await runChecks([check('tests', code, { report })]);
  expect(counted).toMatchObject({ passed: 7, failed: 2 });
  // The report of the earlier run must not be read again.
  writeFileSync(report.file, content);
  const [missing] = await runChecks([check('tests', '', { report })]);
  expect(missing).toMatchObject({ passed: 0, failed: 1 });
});

it('runChecks prints the names of flaky tests even if the check passes', async () => {
  await runChecks([check('tests', 'console.log("noise"); console.log("flaky: a.test.ts > b")')]);
  expect(written).toContain('flaky: a.test.ts > b\n');
  expect(written.join('')).not.toContain('noise');
});
