import { paths } from '#shared/paths.ts';
import { texts } from './texts.ts';

/** The entries of the sidebar; `exact` ones are current only on their own page. */
export const NAVIGATION = [
  { to: paths.dashboard, label: texts.entries.dashboard, icon: 'layout-dashboard', exact: true },
  { to: paths.products, label: texts.entries.products, icon: 'shirt', exact: false },
  { to: paths.orders, label: texts.entries.orders, icon: 'receipt', exact: false },
  { to: paths.content, label: texts.entries.content, icon: 'file-text', exact: false },
  { to: paths.settings, label: texts.entries.settings, icon: 'settings', exact: false },
] as const;
