import { type StaffPermission } from '@shop/contract';
import { Icon } from '@shop/web-kit/icons';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { usePermissions } from '#shared/access/permissions.ts';
import { paths } from '#shared/paths.ts';
import { buttonStyles } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SectionCard } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LowStockPanel } from './panels/low-stock-panel.tsx';
import { RecentOrders } from './panels/recent-orders.tsx';
import { StatCards } from './panels/stat-cards.tsx';
import { WaitingPanel } from './panels/waiting-panel.tsx';
import { overviewQuery } from './queries.ts';
import { SalesPanel } from './sales/sales-panel.tsx';
import { texts } from './texts.ts';
import { lazyPart } from '#shared/lazy-part.ts';

type QuickLink = {
  to: string;
  icon: string;
  label: string;
  needs: StaffPermission | null;
  /** Not shown to people who have this right: their links are those of the specification. */
  unless?: StaffPermission;
};

const links: readonly QuickLink[] = [
  { to: paths.newProduct, icon: 'plus', label: texts.newProduct, needs: 'createProduct' },
  { to: paths.orders, icon: 'shopping-bag', label: texts.seeOrders, needs: 'listOrders' },
  { to: paths.products, icon: 'shirt', label: texts.seeProducts, needs: 'seeHiddenProducts' },
  {
    to: paths.reports,
    icon: 'chart-bar',
    label: texts.seeReports,
    needs: 'readReport',
    unless: 'listOrders',
  },
  { to: paths.settings, icon: 'settings', label: texts.settings, needs: null },
];

function QuickLinks() {
  const allows = usePermissions();
  return (
    <SectionCard title={texts.quickLinks} className="@container">
      <ul className="grid grid-cols-1 gap-2 @3xs:grid-cols-2 @2xl:grid-cols-4">
        {links
          .filter(({ needs, unless }) => allows(needs) && !(unless && allows(unless)))
          .map(({ to, icon, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex h-full min-h-14 items-center gap-2.5 rounded-panel border border-line px-3 py-2 font-semibold hover:border-line-strong hover:bg-panel-2"
              >
                <Icon name={icon} className="size-5 shrink-0 text-wine" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </SectionCard>
  );
}

const Views = lazyPart(() => import('./views/views.tsx'));

/** Each panel loads and fails on its own; `notice`, `tasks` and `speed` are those of other features. */
export function Dashboard({
  notice,
  tasks,
  speed,
}: {
  notice?: ReactNode;
  tasks?: ReactNode;
  speed?: ReactNode;
}) {
  const allows = usePermissions();
  const overview = useQuery({ ...overviewQuery, enabled: allows('overviewStats') });
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.subtitle}
        actions={
          allows('registerSale') && (
            // Phones have it in their top bar.
            <Link
              to={paths.newSale}
              className={classNames(buttonStyles({ variant: 'primary' }), 'max-lg:hidden')}
            >
              <Icon name="plus" className="size-4" />
              {texts.registerSale}
            </Link>
          )
        }
      />
      <div className="space-y-4">
        {notice}
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
        {speed}
      </div>
    </>
  );
}
