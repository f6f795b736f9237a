import { ALERT_PATHS, colorSlug, WITHDRAWAL_PATH } from '@shop/contract';
import { decodePart } from '../router/location.ts';

export const COLOR_PARAM = 'color';
export const SUBJECT_PARAM = 'asunto';
export const ORDER_PARAM = 'pedido';
export const TOKEN_PARAM = 't';
export const DIGITS_PARAM = 'tel';
export const ALERT_TOKEN_PARAM = 'token';

/** Reads the slug of an address's color, however it is written: ' Negro', 'NEGRO' or encoded twice. */
export function colorSlugIn(search: URLSearchParams): string {
  const text = search.get(COLOR_PARAM) ?? '';
  return colorSlug(decodePart(text) ?? text);
}

export const paths = {
  home: '/',
  product: ({ slug, _id = '' }: { slug?: string | undefined; _id?: string }, color?: string) =>
    `/product/${encodeURIComponent(slug || _id)}${color ? `?${COLOR_PARAM}=${colorSlug(color)}` : ''}`,
  category: (name: string) => `/category/${encodeURIComponent(name)}`,
  searchResults: (text: string) => `/?buscar=${encodeURIComponent(text.trim())}#products`,
  cart: '/cart',
  favorites: '/favoritos',
  checkout: '/checkout',
  confirmation: (orderNumber: string, token?: string) =>
    `/order-confirmation/${encodeURIComponent(orderNumber)}${token ? `?${TOKEN_PARAM}=${encodeURIComponent(token)}` : ''}`,
  tracking: '/track-order',
  trackedOrder: (orderNumber: string, token: string) =>
    `/track-order?${ORDER_PARAM}=${encodeURIComponent(orderNumber)}&${TOKEN_PARAM}=${encodeURIComponent(token)}`,
  withdrawal: WITHDRAWAL_PATH,
  myData: '/mis-datos',
  alertConfirmation: ALERT_PATHS.confirm,
  alertCancellation: ALERT_PATHS.cancel,
  adminLogin: '/admin/login',
} as const;

export const sections = {
  hero: 'inicio',
  products: 'products',
  contact: 'contact',
  message: 'mensaje',
} as const;

/** Returns the page on which an order's buyer withdraws, with its number and link token. */
export const withdrawalOf = (orderNumber: string, token: string | null): string =>
  `${WITHDRAWAL_PATH}?${ORDER_PARAM}=${encodeURIComponent(orderNumber)}${token ? `&${TOKEN_PARAM}=${encodeURIComponent(token)}` : ''}`;

/** State of links that change a list in place: the page neither scrolls nor moves the focus. */
export const IN_PLACE = { stay: true } as const;

export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;
