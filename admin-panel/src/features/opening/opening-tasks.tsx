import { type Opening, type OpeningCheck } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { Progress, countChecks } from './progress.tsx';
import { openingQuery } from './queries.ts';
import { texts } from './texts.ts';

// The whole list is one tap away; the dashboard shows where to go on.
const MAX_TASKS = 6;

const Task = ({ check: { title, detail, path } }: { check: OpeningCheck }) => (
  <Link
    to={path}
    className="flex h-full items-start gap-3 rounded-panel border border-line px-4 py-3 hover:border-line-strong hover:bg-panel-2"
  >
    <Icon name="circle" className="mt-0.5 size-5 shrink-0 text-line-strong" />
    <span className="min-w-0">
      <span className="block font-semibold">{title}</span>
      <span className="block text-xs break-words text-muted">{detail}</span>
    </span>
  </Link>
);

function BeforeOpening({ opening: { checks, isReady } }: { opening: Opening }) {
  const red = checks.filter(({ state }) => state === 'red');
  return (
    <SectionCard
      title={texts.dashboard}
      description={texts.dashboardText(
        countChecks(checks, 'green'),
        checks.length,
        countChecks(checks, 'waived'),
      )}
      actions={
        <Button asChild size="sm" variant={isReady ? 'primary' : 'secondary'}>
          <Link to={paths.opening}>{isReady ? texts.toOpening : texts.toList}</Link>
        </Button>
      }
      className="border-wine"
      bodyClassName="space-y-4"
    >
      <Progress checks={checks} />
      {red.length === 0 && <p>{texts.allDone}</p>}
      <ol className="grid grid-cols-1 gap-2 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {red.slice(0, MAX_TASKS).map((check) => (
          <li key={check.key}>
            <Task check={check} />
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

/** Shows the checklist while the shop is closed, and later the checks that are red again. */
export function OpeningTasks() {
  const { data: opening } = useQuery(openingQuery);
  if (!opening) return null;
  if (!opening.isOpen) return <BeforeOpening opening={opening} />;
  const red = opening.checks.filter(({ state }) => state === 'red').length;
  if (red === 0) return null;
  return (
    <Banner tone="warn">
      {texts.attention(red)}{' '}
      <Link to={paths.opening} className="underline underline-offset-4">
        {texts.toList}
      </Link>
    </Banner>
  );
}
