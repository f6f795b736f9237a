import { colorSlug } from '@shop/contract';

export const COLOR_PARAM = 'color';
export const SUBJECT_PARAM = 'asunto';
export const ORDER_PARAM = 'pedido';
export const TOKEN_PARAM = 't';
export const ALERT_TOKEN_PARAM = 'token';

export const paths = {
  home: '/',
  product: ({ slug, _id }: { slug?: string | undefined; _id: string }, color?: string) =>
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
  alertConfirmation: '/aviso/confirmar',
  alertCancellation: '/aviso/cancelar',
  adminLogin: '/admin/login',
} as const;

export const sections = {
  hero: 'inicio',
  products: 'products',
  contact: 'contact',
  message: 'mensaje',
} as const;

/** Returns the address of the contact form with its subject, and the number of the order it is about. */
export const contactAbout = (subject: string, orderNumber = ''): string =>
  `/?${SUBJECT_PARAM}=${encodeURIComponent(subject)}${orderNumber && `&${ORDER_PARAM}=${encodeURIComponent(orderNumber)}`}#${sections.message}`;

/** State of links that change a list in place: the page neither scrolls nor moves the focus. */
export const IN_PLACE = { stay: true } as const;

export const isInPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'stay' in state && state.stay === true;
