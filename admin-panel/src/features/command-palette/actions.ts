import { paths, shopPaths } from '#shared/paths.ts';
import { toggleTheme } from '#shared/theme.ts';
import { texts } from './texts.ts';

export type PaletteAction = { label: string; icon: string; run: () => void };
type PaletteContext = { go: (to: string) => void; showShortcuts: () => void };

export function paletteActions({ go, showShortcuts }: PaletteContext): PaletteAction[] {
  const names = texts.actionList;
  const to = (label: string, icon: string, path: string) => ({ label, icon, run: () => go(path) });
  return [
    to(names.dashboard, 'layout-dashboard', paths.dashboard),
    to(names.orders, 'receipt', paths.orders),
    to(names.toConfirm, 'clock', `${paths.orders}?estado=pending_manual`),
    to(names.proofs, 'search', `${paths.orders}?estado=pending_transfer_confirmation`),
    to(names.clients, 'users', paths.clients),
    to(names.products, 'shirt', paths.products),
    to(names.newProduct, 'plus', paths.newProduct),
    to(names.messages, 'mail', paths.cases),
    to(names.newCase, 'undo-2', paths.newCase()),
    to(names.till, 'banknote', paths.reports),
    to(names.reports, 'chart-bar', `${paths.reports}?informe=cobros`),
    to(names.coupons, 'badge-percent', paths.coupons),
    to(names.reviews, 'star', paths.reviews),
    to(names.stockAlerts, 'bell', paths.stockAlerts),
    to(names.content, 'file-text', paths.content),
    to(names.shopSettings, 'store', `${paths.settings}?seccion=tienda`),
    to(names.messageTexts, 'mail', `${paths.settings}?seccion=mensajes`),
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
