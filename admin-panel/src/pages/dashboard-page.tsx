import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Dashboard } from '#features/dashboard/dashboard.tsx';
import { texts } from '#features/dashboard/texts.ts';
import { ShopFailures } from '#features/system-status/shop-failures.tsx';
import { useCan } from '#shared/access/permissions.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { usePageTitle } from '#shared/page-title.ts';
import { openingStateQuery, ordersSummaryQuery } from '#shared/shop-queries.ts';

// Outside the first load: most days it shows nothing.
const OpeningTasks = lazyPart(async () => ({
  default: (await import('#features/opening/opening-tasks.tsx')).OpeningTasks,
}));

// At the end of the page, so it loads after what is looked at first.
const VisitSpeed = lazyPart(async () => ({
  default: (await import('#features/system-status/visit-speed.tsx')).VisitSpeed,
}));

// The first hour's page: an open shop never loads it.
const FirstHour = lazyPart(async () => ({ default: (await import('./first-hour.tsx')).FirstHour }));

/** Returns whether the shop is closed and never sold anything: then there are no figures, only the way to open it. */
function useIsFirstHour(canOpen: boolean): boolean {
  const { data: isOpen } = useQuery({ ...openingStateQuery, enabled: canOpen });
  const { data: totals } = useQuery({ ...ordersSummaryQuery, enabled: isOpen === false });
  return isOpen === false && totals?.totalOrders === 0;
}

export function Component() {
  usePageTitle(texts.title);
  const canOpen = useCan('getOpening');
  const isFirstHour = useIsFirstHour(canOpen);
  const canSeeSpeed = useCan('vitalsStats');
  if (isFirstHour)
    return (
      <Suspense fallback={null}>
        <FirstHour />
      </Suspense>
    );
  return (
    <Dashboard
      notice={<ShopFailures />}
      tasks={
        canOpen && (
          <Suspense fallback={null}>
            <OpeningTasks />
          </Suspense>
        )
      }
      speed={
        canSeeSpeed && (
          <Suspense fallback={null}>
            <VisitSpeed />
          </Suspense>
        )
      }
    />
  );
}
