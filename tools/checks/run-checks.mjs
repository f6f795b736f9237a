import { readFileSync, rmSync } from 'node:fs';
import { runQuietly } from '../launcher/processes/run-command.mjs';
import { print, printProgress } from '../launcher/terminal/terminal.mjs';

const LINES_SHOWN = 150;
const CONCURRENT_CHECKS = 2;

function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests, success } = report;
  // A file that does not load fails the run without a failed test.
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
}

function playwrightCounts(file) {
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

const readers = { vitest: vitestCounts, playwright: playwrightCounts };

function countsOf({ report }, { code }) {
  if (!report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = readers[report.kind](report.file);
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function runCheck(check) {
  const startedAt = Date.now();
  // A report of an earlier run must not be counted.
  if (check.report) rmSync(check.report.file, { force: true });
  const result = await runQuietly(check.command, { env: check.env });
  const counts = countsOf(check, result);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  printProgress(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${check.name} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`,
  );
  const lines = result.output.trimEnd().split('\n');
  for (const line of lines.filter((one) => one.startsWith('flaky: '))) print(line);
  if (counts.failed > 0 || counts.flaky > 0) print(lines.slice(-LINES_SHOWN).join('\n'));
  return { ...counts, name: check.name };
}

/** Runs the checks two at a time, each after those that it needs, otherwise in the order of the list. */
export async function runChecks(checks) {
  const waiting = [...checks];
  const results = [];
  const isReady = ({ needs = [] }) => needs.every((name) => results.some((result) => result.name === name));
  const running = new Set();
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < CONCURRENT_CHECKS ? waiting.findIndex(isReady) : -1;
    if (next < 0) await Promise.race(running);
    else {
      const run = runCheck(...waiting.splice(next, 1)).then((result) => {
        results.push(result);
        running.delete(run);
      });
      running.add(run);
    }
  }
  return results;
}

/** Prints the total of passed and failed tests as the last line, which the pipeline reads. */
export function printTotal(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const failed = sum('failed');
  for (const { name } of results.filter((result) => result.failed > 0)) print(`failed: ${name}`);
  print(`${sum('passed')} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
