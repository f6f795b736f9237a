import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';

/** Lists the entries of the sidebar; an `exact` one is not current on subpages. */
export const NAVIGATION = [
  { to: paths.dashboard, label: texts.entries.dashboard, icon: 'layout-dashboard', exact: true },
  { to: paths.products, label: texts.entries.products, icon: 'shirt', exact: false },
  { to: paths.orders, label: texts.entries.orders, icon: 'receipt', exact: false },
  { to: paths.cases, label: texts.entries.cases, icon: 'mail', exact: false },
  { to: paths.clients, label: texts.entries.clients, icon: 'users', exact: false },
  { to: paths.reports, label: texts.entries.reports, icon: 'chart-bar', exact: false },
  { to: paths.coupons, label: texts.entries.coupons, icon: 'badge-percent', exact: false },
  { to: paths.reviews, label: texts.entries.reviews, icon: 'star', exact: false },
  { to: paths.stockAlerts, label: texts.entries.stockAlerts, icon: 'bell', exact: false },
  { to: paths.content, label: texts.entries.content, icon: 'file-text', exact: false },
  { to: paths.settings, label: texts.entries.settings, icon: 'settings', exact: false },
] as const;

// Second address of the dashboard, used after the login.
const DASHBOARD_ALIAS = '/dashboard';

export function isCurrent({ to, exact }: { to: string; exact: boolean }, pathname: string): boolean {
  const current = pathname === DASHBOARD_ALIAS ? paths.dashboard : pathname;
  return current === to || (!exact && current.startsWith(`${to}/`));
}
