/** Addresses inside the back office (the router adds /admin in front). */
export const paths = {
  dashboard: '/',
  login: '/login',
  products: '/products',
  newProduct: '/products/new',
  editProduct: (id: string) => `/products/edit/${encodeURIComponent(id)}`,
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  messages: '/messages',
  content: '/content',
  settings: '/settings',
} as const;

/** Addresses of the shop itself: plain links, outside this router. */
export const shopPaths = {
  home: '/',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
} as const;
