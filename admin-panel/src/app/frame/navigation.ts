import { type StaffPermission } from '@shop/contract';
import { paths } from '#shared/paths.ts';
import { texts } from '../texts.ts';

/** A page of the back office; all see one that `needs` nothing. */
type Place = { to: string; label: string; needs: StaffPermission | null };
/** An entry of the menu: one page or several; an `exact` one is not current on subpages. */
type Entry = {
  label: string;
  icon: string;
  isExact?: boolean;
  /** Shows a row of links to all its pages above each of them. */
  hasRow?: boolean;
  places: readonly [Place, ...Place[]];
};
/** An entry with the places that the signed-in person may open. */
export type OpenEntry = Omit<Entry, 'places'> & { places: readonly Place[]; to: string };

const names = texts.entries;

const page = (
  to: string,
  label: string,
  icon: string,
  needs: StaffPermission | null,
  isExact = false,
): Entry => ({ label, icon, isExact, places: [{ to, label, needs }] });

const marketing: Entry = {
  label: names.marketing,
  icon: 'badge-percent',
  hasRow: true,
  places: [
    { to: paths.coupons, label: names.coupons, needs: 'listCoupons' },
    { to: paths.reviews, label: names.reviews, needs: 'listReviews' },
    { to: paths.stockAlerts, label: names.stockAlerts, needs: 'listPhoneAlerts' },
  ],
};

// The sections of the settings are tabs of their page, which leads to these two as well.
const settings: Entry = {
  label: names.settings,
  icon: 'settings',
  places: [
    { to: paths.settings, label: names.settings, needs: null },
    { to: paths.team, label: names.team, needs: 'listStaff' },
    { to: paths.opening, label: names.opening, needs: 'getOpening' },
  ],
};

/** Lists the entries of the menu: at most nine, so that each setting has one place to look for it. */
export const NAVIGATION: readonly Entry[] = [
  page(paths.dashboard, names.dashboard, 'layout-dashboard', null, true),
  page(paths.products, names.products, 'shirt', 'seeHiddenProducts'),
  page(paths.orders, names.orders, 'receipt', 'listOrders'),
  page(paths.clients, names.clients, 'users', 'listClients'),
  page(paths.cases, names.cases, 'mail', 'listCases'),
  page(paths.reports, names.reports, 'chart-bar', 'readReport'),
  marketing,
  page(paths.content, names.content, 'file-text', 'updateContent'),
  settings,
];

/** Returns the entries that lead somewhere for a person with these rights, each to its first allowed place. */
export const openEntries = (allows: (needs: StaffPermission | null) => boolean): OpenEntry[] =>
  NAVIGATION.map((entry) => ({ ...entry, places: entry.places.filter(({ needs }) => allows(needs)) }))
    .filter(({ places }) => places.length > 0)
    .map((entry) => ({ ...entry, to: entry.places[0]!.to }));

// Second address of the dashboard, used after the login.
const DASHBOARD_ALIAS = '/dashboard';

/** Tells whether a place, or a page below it, is the one shown. */
export function isAt(to: string, pathname: string, isExact = false): boolean {
  const current = pathname === DASHBOARD_ALIAS ? paths.dashboard : pathname;
  return current === to || (!isExact && current.startsWith(`${to}/`));
}

/** Tells whether an entry of the menu holds the page shown. */
export const isCurrent = (
  { places, isExact = false }: Pick<OpenEntry, 'places' | 'isExact'>,
  pathname: string,
): boolean => places.some(({ to }) => isAt(to, pathname, isExact));
