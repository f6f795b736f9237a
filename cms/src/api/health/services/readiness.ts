import { COPY_CHECKS, type Health, type Readiness } from '@shop/contract';
import { withDeadline } from '../../../platform/http/deadline';
import type { CheckName } from '../domain/failure-texts';
import { readinessChecks, type Result } from './readiness-checks';

// Many monitors may ask: within this time they share one answer.
const CACHED_MS = 3000;
const CHECK_MS = 2000;

type Failed = { check: CheckName; detail: string };
type Examined = { check: CheckName } & Result;

const names = Object.keys(readinessChecks) as CheckName[];

// A check that exceeds its deadline or throws counts as failed.
const failed = (): Result => ({ detail: '' });
const examine = async (check: CheckName): Promise<Examined> => ({
  check,
  ...(await withDeadline(CHECK_MS, readinessChecks[check](), failed).catch(failed)),
});

let latest: { at: number; examined: Promise<Examined[]> } | undefined;

function examineAll(): Promise<Examined[]> {
  const now = Date.now();
  if (!latest || now - latest.at > CACHED_MS) latest = { at: now, examined: Promise.all(names.map(examine)) };
  return latest.examined;
}

/** Returns the checks that fail, each with what there is to say of it, at most three seconds old. */
export const findFailedChecks = async (): Promise<Failed[]> =>
  (await examineAll()).filter((one): one is Failed => one.detail !== null);

/** Returns when each copy that the shop makes was last whole, at most three seconds old. */
export async function findCopies(): Promise<Health['copies']> {
  const examined = await examineAll();
  return COPY_CHECKS.flatMap((check) => {
    const at = examined.find((one) => one.check === check)?.copiedAt;
    return at === undefined ? [] : [{ check, at }];
  });
}

/** Returns whether the shop can serve and protect its data, at most three seconds old. */
export async function readiness(): Promise<Readiness> {
  const examined = await examineAll();
  const results = examined.map(({ check, detail }) => [check, detail === null ? 'ok' : 'failed'] as const);
  const isReady = examined.every(({ detail }) => detail === null);
  return {
    status: isReady ? 'ready' : 'unready',
    checks: Object.fromEntries(results) as Readiness['checks'],
  };
}
