import { type StaffPermission } from '@shop/contract';
import { paths, shopPaths } from '#shared/paths.ts';
import { toggleTheme } from '#shared/theme.ts';
import { texts } from './texts.ts';

export type PaletteAction = {
  label: string;
  icon: string;
  run: () => void;
  /** The call that the page begins with; all may see an action without one. */
  needs?: StaffPermission;
};
type PaletteContext = { go: (to: string) => void; showShortcuts: () => void };

export function paletteActions({ go, showShortcuts }: PaletteContext): PaletteAction[] {
  const names = texts.actionList;
  const to = (label: string, icon: string, path: string, needs?: StaffPermission) => ({
    label,
    icon,
    run: () => go(path),
    ...(needs && { needs }),
  });
  return [
    to(names.dashboard, 'layout-dashboard', paths.dashboard),
    to(names.orders, 'receipt', paths.orders, 'listOrders'),
    to(names.toConfirm, 'clock', `${paths.orders}?estado=pending_manual`, 'listOrders'),
    to(names.proofs, 'search', `${paths.orders}?estado=pending_transfer_confirmation`, 'listOrders'),
    to(names.clients, 'users', paths.clients, 'listClients'),
    to(names.products, 'shirt', paths.products, 'seeHiddenProducts'),
    to(names.newProduct, 'plus', paths.newProduct, 'createProduct'),
    to(names.messages, 'mail', paths.cases, 'listCases'),
    to(names.newCase, 'undo-2', paths.newCase(), 'openCaseByStaff'),
    to(names.till, 'banknote', paths.reports, 'readTill'),
    to(names.reports, 'chart-bar', `${paths.reports}?informe=cobros`, 'readReport'),
    to(names.coupons, 'badge-percent', paths.coupons, 'listCoupons'),
    to(names.reviews, 'star', paths.reviews, 'listReviews'),
    to(names.stockAlerts, 'bell', paths.stockAlerts, 'listPhoneAlerts'),
    to(names.content, 'file-text', paths.content, 'updateContent'),
    to(names.opening, 'badge-check', paths.opening, 'getOpening'),
    to(names.shopSettings, 'store', `${paths.settings}?seccion=tienda`, 'updateShop'),
    to(names.messageTexts, 'mail', `${paths.settings}?seccion=mensajes`, 'saveMessageTemplate'),
    to(names.team, 'user-check', paths.team, 'listStaff'),
    to(names.activity, 'history', paths.activity, 'listAudit'),
    to(names.password, 'lock', `${paths.settings}?seccion=seguridad`),
    { label: names.theme, icon: 'moon', run: toggleTheme },
    { label: names.shortcuts, icon: 'keyboard', run: showShortcuts },
    {
      label: names.shop,
      icon: 'external-link',
      run: () => void window.open(shopPaths.home, '_blank', 'noopener'),
    },
  ];
}
