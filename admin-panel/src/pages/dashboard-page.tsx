import { Suspense } from 'react';
import { Dashboard } from '#features/dashboard/dashboard.tsx';
import { texts } from '#features/dashboard/texts.ts';
import { ShopFailures } from '#features/system-status/shop-failures.tsx';
import { useCan } from '#shared/access/permissions.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { usePageTitle } from '#shared/page-title.ts';

// Outside the first load: most days it shows nothing.
const OpeningTasks = lazyPart(async () => ({
  default: (await import('#features/opening/opening-tasks.tsx')).OpeningTasks,
}));

// At the end of the page, so it loads after what is looked at first.
const VisitSpeed = lazyPart(async () => ({
  default: (await import('#features/system-status/visit-speed.tsx')).VisitSpeed,
}));

export function Component() {
  usePageTitle(texts.title);
  const canOpen = useCan('getOpening');
  const canSeeSpeed = useCan('vitalsStats');
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
