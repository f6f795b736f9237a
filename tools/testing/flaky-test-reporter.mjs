import path from 'node:path';

/** Prints one line for each test that passed only on a retry. */
export default class FlakyTestReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const file = path.relative(process.cwd(), test.module.moduleId);
    process.stdout.write(`flaky: ${file} > ${test.fullName}\n`);
  }
}
