import { type OpeningCheck } from '@shop/contract';
import { texts } from './texts.ts';

export const countChecks = (checks: readonly OpeningCheck[], wanted: 'green' | 'waived'): number =>
  checks.filter(({ state }) => state === wanted).length;

/** Says how many checks are green and how many waived, and shows how many are green. */
export function Progress({ checks }: { checks: readonly OpeningCheck[] }) {
  const done = countChecks(checks, 'green');
  return (
    <div className="space-y-1.5">
      <p className="text-sm font-semibold tabular-nums">
        {texts.progress(done, checks.length, countChecks(checks, 'waived'))}
      </p>
      <div
        role="progressbar"
        aria-label={texts.progressLabel}
        aria-valuemin={0}
        aria-valuemax={checks.length}
        aria-valuenow={done}
        className="h-2 overflow-hidden rounded-full bg-neutral-soft"
      >
        <div
          className="h-full bg-wine-solid"
          style={{ width: `${(done / Math.max(1, checks.length)) * 100}%` }}
        />
      </div>
    </div>
  );
}
