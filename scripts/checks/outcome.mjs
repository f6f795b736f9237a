import { readFileSync } from 'node:fs';
import { runQuietly } from '../product/run.mjs';
import { say, sayProgress } from '../product/terminal.mjs';

const LINES_SHOWN = 150;

/** What a check that counts as one says. */
const single = ({ code }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

function vitestCounts(file) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  // A file that does not even load has no failed test in it, and is a failure all the same.
  const failed = Math.max(
    numFailedTests,
    success ? 0 : Math.max(1, numFailedTestSuites > 0 ? numFailedTests : 1),
  );
  return { passed: numPassedTests, failed };
}

function playwrightCounts(file) {
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

const readers = { vitest: vitestCounts, playwright: playwrightCounts };

function countsOf(check, result) {
  if (!check.report) return single(result);
  try {
    const counts = readers[check.report.kind](check.report.file);
    return result.code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Runs one check, shows its output only when it fails, and answers how many tests passed and failed. */
export async function runCheck(check) {
  const begun = Date.now();
  const result = await runQuietly(check.command, { cwd: check.cwd, env: check.env });
  const counts = countsOf(check, result);
  const seconds = Math.round((Date.now() - begun) / 1000);
  sayProgress(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`,
  );
  result.output
    .split('\n')
    .filter((line) => line.startsWith('flaky: '))
    .forEach(say);
  if (counts.failed > 0 || counts.flaky > 0)
    say(result.output.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n'));
  return { ...counts, name: check.name };
}

/** Runs lanes of checks side by side; inside a lane one after the other. */
export async function runLanes(lanes) {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      const done = [];
      for (const check of lane) done.push(await runCheck(check));
      return done;
    }),
  );
  return results.flat();
}

/** The last line: how many passed and failed, alone. */
export function sayTotal(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const failed = sum('failed');
  for (const { name } of results.filter((result) => result.failed > 0)) say(`failed: ${name}`);
  say(`${sum('passed')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
