import type { ShopFailure } from '@shop/contract';
import { lastRun } from '../../../platform/jobs/run-due-jobs';
import { failureTexts, manualOf, type CheckName } from '../domain/failure-texts';
import { findFailedChecks } from './readiness';

export const FAILURES_JOB = 'failures';

/** A look of the job: the checks that it found failing, each with the time of the first look that found it. */
export type Look = { since: Partial<Record<CheckName, string>> };

/** Returns the checks of readiness that fail, in the owner's words. */
export async function listFailures(): Promise<ShopFailure[]> {
  const [failed, last] = await Promise.all([findFailedChecks(), lastRun<Partial<Look>>(FAILURES_JOB)]);
  return failed.map(({ check, detail }) => {
    const { problem, remedy } = failureTexts[check];
    return {
      check,
      problem: [problem, ...(detail ? [detail] : [])].join(': '),
      remedy,
      manual: manualOf(check),
      since: last?.outcome.since?.[check] ?? null,
    };
  });
}
