import { normalizeText, type StaffPermission } from '@shop/contract';
import { paths, shopPaths } from '#shared/paths.ts';
import { toggleTheme } from '#shared/theme.ts';
import { type ActionName, everydayWords, texts } from './texts.ts';

type PaletteContext = { go: (to: string) => void; showShortcuts: () => void };

export type PaletteAction = {
  label: string;
  /** Everyday words by which it is found, too. */
  words: string;
  icon: string;
  run: (context: PaletteContext) => void;
  isEveryday: boolean;
  /** The call that the page begins with; all may see an action without one. */
  needs?: StaffPermission;
};

/** Actions that fit above a phone's keyboard, in the order of a shop's day. */
const EVERYDAY: readonly ActionName[] = ['sale', 'proofs', 'newProduct', 'prices', 'newCoupon', 'till'];

const act = (name: ActionName, icon: string, run: PaletteAction['run']) => ({
  label: texts.actionList[name],
  words: everydayWords[name] ?? '',
  icon,
  run,
  isEveryday: EVERYDAY.includes(name),
});

const to = (name: ActionName, icon: string, path: string, needs?: StaffPermission): PaletteAction => ({
  ...act(name, icon, ({ go }) => go(path)),
  ...(needs && { needs }),
});

const settings = (section: string) => `${paths.settings}?seccion=${section}`;

/** Lists what the palette can do, the actions of every day first. */
export const paletteActions: readonly PaletteAction[] = [
  to('sale', 'plus', paths.newSale, 'registerSale'),
  to('proofs', 'search', `${paths.orders}?estado=pending_transfer_confirmation`, 'listOrders'),
  to('newProduct', 'shirt', `${paths.newProduct}?campo=title`, 'createProduct'),
  to('prices', 'tag', paths.changePrices, 'changePrices'),
  to('newCoupon', 'badge-percent', paths.newCoupon, 'createCoupon'),
  to('till', 'banknote', paths.closeTill, 'closeTill'),
  to('dashboard', 'layout-dashboard', paths.dashboard),
  to('orders', 'receipt', paths.orders, 'listOrders'),
  to('toConfirm', 'clock', `${paths.orders}?estado=pending_manual`, 'listOrders'),
  to('clients', 'users', paths.clients, 'listClients'),
  to('products', 'shirt', paths.products, 'seeHiddenProducts'),
  to('importProducts', 'upload', paths.importProducts, 'importProducts'),
  to('lowStock', 'package', paths.lowStock, 'seeHiddenProducts'),
  to('reports', 'chart-bar', `${paths.reports}?informe=cobros`, 'readReport'),
  to('messages', 'mail', paths.cases, 'listCases'),
  to('newCase', 'undo-2', paths.newCase(), 'openCaseByStaff'),
  to('coupons', 'badge-percent', paths.coupons, 'listCoupons'),
  to('reviews', 'star', paths.reviews, 'listReviews'),
  to('stockAlerts', 'bell', paths.stockAlerts, 'listPhoneAlerts'),
  to('deliveryCost', 'truck', paths.deliveryCost, 'updateContent'),
  to('delivery', 'truck', paths.delivery, 'updateContent'),
  to('payments', 'banknote', paths.payments, 'updateContent'),
  to('sizeGuides', 'ruler', `${paths.content}?seccion=sizeGuides`, 'updateContent'),
  to('categories', 'tag', `${paths.content}?seccion=productCatalog`, 'updateContent'),
  to('announcement', 'info', `${paths.content}?seccion=announcement`, 'updateContent'),
  to('content', 'file-text', paths.content, 'updateContent'),
  to('exchangeRules', 'rotate-ccw', settings('cambios'), 'updateOperatingRules'),
  to('policies', 'file-text', settings('politicas'), 'updatePolicyDraft'),
  to('shopSettings', 'store', paths.shop, 'updateShop'),
  to('messageTexts', 'mail', settings('mensajes'), 'saveMessageTemplate'),
  to('opening', 'badge-check', paths.opening, 'getOpening'),
  to('team', 'user-check', paths.team, 'listStaff'),
  to('activity', 'history', paths.activity, 'listAudit'),
  to('password', 'lock', settings('seguridad')),
  act('theme', 'moon', toggleTheme),
  act('shortcuts', 'keyboard', ({ showShortcuts }) => showShortcuts()),
  act('shop', 'external-link', () => void window.open(shopPaths.home, '_blank', 'noopener')),
];

/** Tells whether each typed word begins a word of the action's name or of its everyday words. */
export function isMeant({ label, words }: Pick<PaletteAction, 'label' | 'words'>, typed: string): boolean {
  const known = normalizeText(`${label} ${words}`).split(/\s+/);
  const asked = normalizeText(typed).split(/\s+/).filter(Boolean);
  return asked.every((word) => known.some((one) => one.startsWith(word)));
}
