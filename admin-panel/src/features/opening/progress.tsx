import { type OpeningCheck } from '@shop/contract';
import { texts } from './texts.ts';

export const countDone = (checks: readonly OpeningCheck[]): number =>
  checks.filter(({ state }) => state !== 'red').length;

/** Says and shows how many checks are green or waived. */
export function Progress({ checks }: { checks: readonly OpeningCheck[] }) {
  const done = countDone(checks);
  return (
    <div className="space-y-1.5">
      <p className="text-sm font-semibold tabular-nums">{texts.progress(done, checks.length)}</p>
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
