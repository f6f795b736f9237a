import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { usePermissions } from '#shared/access/permissions.ts';
import { contentQuery, shopQuery } from '#shared/shop-queries.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LowStockPanel } from './panels/low-stock-panel.tsx';
import { OnboardingChecklist } from './onboarding/onboarding-checklist.tsx';
import { isOnboarding, onboardingSteps } from './onboarding/onboarding.ts';
import { overviewQuery } from './queries.ts';
import { QuickLinks } from './panels/quick-links.tsx';
import { RecentOrders } from './panels/recent-orders.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';
import { StatCards } from './panels/stat-cards.tsx';
import { texts } from './texts.ts';
import { WaitingPanel } from './panels/waiting-panel.tsx';

const Views = lazy(() => import('./views/views.tsx'));

/** Each panel loads and fails on its own. */
export function Dashboard() {
  const allows = usePermissions();
  const overview = useQuery({ ...overviewQuery, enabled: allows('overviewStats') });
  return (
    <>
      <PageHeader title={texts.title} description={texts.subtitle} />
      <div className="space-y-4">
        {allows('listOrders') && <WaitingPanel />}
        {allows('updateContent') && <Onboarding products={overview.data?.products} />}
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

// Waits for all of its data, so that no step changes while it is read.
function Onboarding({ products }: { products: number | undefined }) {
  const content = useQuery(contentQuery);
  const shop = useQuery(shopQuery);
  if (products === undefined || !content.data || !shop.data) return null;
  const steps = onboardingSteps({ content: content.data, setting: shop.data, products });
  return isOnboarding(steps) ? <OnboardingChecklist steps={steps} /> : null;
}
