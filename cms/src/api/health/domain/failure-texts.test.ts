import { readinessSchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { failureTexts, type CheckName } from './failure-texts';

const checks = Object.keys(readinessSchema.shape.checks.shape) as CheckName[];

test.each(checks)(
  'the failure of the check %s has what is wrong, and one sentence on what to do',
  (check) => {
    const { problem, remedy } = failureTexts[check];
    // A detail may follow the problem.
    expect(problem).toMatch(/^\p{Lu}[^.:]{10,}$/u);
    expect(remedy).toMatch(/^\p{Lu}[^.]{10,}\.$/u);
  },
);
