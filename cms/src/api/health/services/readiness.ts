import type { Readiness } from '@shop/contract';
import { withDeadline } from '../../../platform/http/deadline';
import type { CheckName } from '../domain/failure-texts';
import { readinessChecks } from './readiness-checks';

// Many monitors may ask: within this time they share one answer.
const CACHED_MS = 3000;
const CHECK_MS = 2000;

type Failed = { check: CheckName; detail: string };
type Examined = { check: CheckName; detail: string | null };

const names = Object.keys(readinessChecks) as CheckName[];

// A check that exceeds its deadline or throws counts as failed.
const examine = async (check: CheckName): Promise<Examined> => ({
  check,
  detail: await withDeadline(CHECK_MS, readinessChecks[check](), () => '').catch(() => ''),
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
