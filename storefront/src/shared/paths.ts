/** Where every screen of the shop lives. */
export const paths = {
  home: '/',
  product: (slugOrId: string) => `/product/${encodeURIComponent(slugOrId)}`,
  category: (name: string) => `/category/${encodeURIComponent(name)}`,
  cart: '/cart',
  favourites: '/favoritos',
  checkout: '/checkout',
  confirmation: (orderNumber: string, token?: string) =>
    `/order-confirmation/${encodeURIComponent(orderNumber)}${token ? `?t=${encodeURIComponent(token)}` : ''}`,
  tracking: '/track-order',
  trackedOrder: (orderNumber: string, token: string) =>
    `/track-order?pedido=${encodeURIComponent(orderNumber)}&t=${encodeURIComponent(token)}`,
  adminLogin: '/admin/login',
} as const;

/** Ids of the home page's sections, and of the form in the last of them: links scroll to them. */
export const sections = {
  hero: 'inicio',
  products: 'products',
  why: 'why-choose',
  contact: 'contact',
  message: 'mensaje',
} as const;

/** The contact form with its subject written already, as the law's regret button needs it. */
export const contactAbout = (subject: string): string =>
  `/?asunto=${encodeURIComponent(subject)}#${sections.message}`;
