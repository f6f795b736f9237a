import { type ShopFailure } from '@shop/contract';
import { formatDateTime } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { systemCheckQuery } from './queries.ts';
import { texts } from './texts.ts';

const Failure = ({ problem, since, remedy, manual }: ShopFailure) => (
  <li>
    <p>
      {problem}
      {since && <span className="font-normal text-muted">{texts.since(formatDateTime(since))}</span>}
    </p>
    <p className="text-sm font-normal">{remedy}</p>
    <p className="text-xs font-normal break-words text-muted">{texts.manual(manual)}</p>
  </li>
);

/** Says in one line that something of the shop fails, and what to do when it is unfolded; only owners get the list. */
export function ShopFailures() {
  const { data } = useQuery(systemCheckQuery);
  const failures = data?.failures ?? [];
  if (failures.length === 0) return null;
  return (
    <Banner tone="warn">
      <details>
        <summary className="min-h-6 cursor-pointer">
          {texts.failures(failures.length)} <span className="underline underline-offset-4">{texts.todo}</span>
        </summary>
        <ul className="mt-3 space-y-3">
          {failures.map((failure) => (
            <Failure key={failure.check} {...failure} />
          ))}
        </ul>
      </details>
    </Banner>
  );
}
