import { type StaffPermission } from '@shop/contract';
import { Suspense } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { usePermissions } from '#shared/access/permissions.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';
import { texts } from '../texts.ts';

const Forbidden = lazyPart(() => import('#pages/forbidden-page.tsx'));

type Handle = { needs: StaffPermission };

/** Names the call without which a route has nothing to show. */
export const needs = (permission: StaffPermission): Handle => ({ needs: permission });

/** Shows the page of the route, or says that the signed-in person may not see it. */
export function AllowedPage() {
  const allows = usePermissions();
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  if (handles.every((handle) => allows(handle?.needs ?? null))) return <Outlet />;
  return (
    <Suspense fallback={<LoadingScreen label={texts.loadingPage} />}>
      <Forbidden />
    </Suspense>
  );
}
