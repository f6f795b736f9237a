import { type StaffPermission } from '@shop/contract';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';

type Entry = { to: string; label: string; icon: string; exact: boolean; needs: StaffPermission | null };

/** Lists the entries of the sidebar; an `exact` one is not current on subpages, and all see one that `needs` nothing. */
export const NAVIGATION: readonly Entry[] = [
  { to: paths.dashboard, label: texts.entries.dashboard, icon: 'layout-dashboard', exact: true, needs: null },
  {
    to: paths.products,
    label: texts.entries.products,
    icon: 'shirt',
    exact: false,
    needs: 'seeHiddenProducts',
  },
  { to: paths.orders, label: texts.entries.orders, icon: 'receipt', exact: false, needs: 'listOrders' },
  { to: paths.cases, label: texts.entries.cases, icon: 'mail', exact: false, needs: 'listCases' },
  { to: paths.clients, label: texts.entries.clients, icon: 'users', exact: false, needs: 'listClients' },
  { to: paths.reports, label: texts.entries.reports, icon: 'chart-bar', exact: false, needs: 'readReport' },
  {
    to: paths.coupons,
    label: texts.entries.coupons,
    icon: 'badge-percent',
    exact: false,
    needs: 'listCoupons',
  },
  { to: paths.reviews, label: texts.entries.reviews, icon: 'star', exact: false, needs: 'listReviews' },
  {
    to: paths.stockAlerts,
    label: texts.entries.stockAlerts,
    icon: 'bell',
    exact: false,
    needs: 'listPhoneAlerts',
  },
  {
    to: paths.content,
    label: texts.entries.content,
    icon: 'file-text',
    exact: false,
    needs: 'updateContent',
  },
  { to: paths.team, label: texts.entries.team, icon: 'user-check', exact: false, needs: 'listStaff' },
  { to: paths.opening, label: texts.entries.opening, icon: 'badge-check', exact: false, needs: 'getOpening' },
  { to: paths.settings, label: texts.entries.settings, icon: 'settings', exact: false, needs: null },
];

// Second address of the dashboard, used after the login.
const DASHBOARD_ALIAS = '/dashboard';

export function isCurrent({ to, exact }: { to: string; exact: boolean }, pathname: string): boolean {
  const current = pathname === DASHBOARD_ALIAS ? paths.dashboard : pathname;
  return current === to || (!exact && current.startsWith(`${to}/`));
}
