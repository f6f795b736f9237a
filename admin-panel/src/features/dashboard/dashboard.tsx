import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { usePermissions } from '#shared/access/permissions.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LowStockPanel } from './panels/low-stock-panel.tsx';
import { overviewQuery } from './queries.ts';
import { QuickLinks } from './panels/quick-links.tsx';
import { RecentOrders } from './panels/recent-orders.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';
import { StatCards } from './panels/stat-cards.tsx';
import { texts } from './texts.ts';
import { WaitingPanel } from './panels/waiting-panel.tsx';

const Views = lazy(() => import('./views/views.tsx'));

/** Each panel loads and fails on its own; `tasks` are those of another feature. */
export function Dashboard({ tasks }: { tasks?: ReactNode }) {
  const allows = usePermissions();
  const overview = useQuery({ ...overviewQuery, enabled: allows('overviewStats') });
  return (
    <>
      <PageHeader title={texts.title} description={texts.subtitle} />
      <div className="space-y-4">
        {allows('listOrders') && <WaitingPanel />}
        {tasks}
        {allows('overviewStats') && <StatCards overview={overview} />}
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {allows('salesStats') ? <SalesPanel /> : <RecentOrders />}
          <div className="min-w-0 space-y-4">
            <QuickLinks />
            {allows('seeHiddenProducts') && <LowStockPanel />}
          </div>
        </div>
        {allows('listOrders') && allows('salesStats') && <RecentOrders />}
        {allows('mostViewedProducts') && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <Views />
          </Suspense>
        )}
      </div>
    </>
  );
}
