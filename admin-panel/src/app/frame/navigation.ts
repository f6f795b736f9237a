import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';

/** The entries of the sidebar; an `exact` one is current only on its own page. */
export const NAVIGATION = [
  { to: paths.dashboard, label: texts.entries.dashboard, icon: 'layout-dashboard', exact: true },
  { to: paths.products, label: texts.entries.products, icon: 'shirt', exact: false },
  { to: paths.orders, label: texts.entries.orders, icon: 'receipt', exact: false },
  { to: paths.content, label: texts.entries.content, icon: 'file-text', exact: false },
  { to: paths.settings, label: texts.entries.settings, icon: 'settings', exact: false },
] as const;

// The dashboard has two addresses; whoever signs in arrives at this one.
const SECOND_NAME_OF_DASHBOARD = '/dashboard';

/** Whether an entry is where one stands. */
export function isCurrent({ to, exact }: { to: string; exact: boolean }, pathname: string): boolean {
  const here = pathname === SECOND_NAME_OF_DASHBOARD ? paths.dashboard : pathname;
  return here === to || (!exact && here.startsWith(`${to}/`));
}
