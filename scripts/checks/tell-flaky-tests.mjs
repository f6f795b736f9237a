import path from 'node:path';

/** Names each test that passed only when it was tried again, a line each. */
export default class TellFlakyTests {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const file = path.relative(process.cwd(), test.module.moduleId);
    process.stdout.write(`flaky: ${file} > ${test.fullName}\n`);
  }
}
