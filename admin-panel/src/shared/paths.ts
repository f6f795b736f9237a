/** Parameter of an address that names the field to focus on its page. */
export const FIELD_PARAM = 'campo';

/** Addresses of the back office, without the router's /admin. */
export const paths = {
  dashboard: '/',
  login: '/login',
  products: '/products',
  activeProducts: '/products?estado=activos',
  lowStock: '/products?estado=activos&datos=poco-stock',
  restock: '/products/restock',
  newProduct: '/products/new',
  changePrices: '/products?abrir=precios',
  importProducts: '/products?abrir=importar',
  copyProduct: (id: string) => `/products/new?copiar=${encodeURIComponent(id)}`,
  editProduct: (id: string) => `/products/edit/${encodeURIComponent(id)}`,
  orders: '/orders',
  deletedOrders: '/orders?estado=eliminadas',
  clients: '/clients',
  client: (id: string) => `/clients/${encodeURIComponent(id)}`,
  newSale: '/orders/new',
  firstOrder: '/orders/first',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  editOrder: (id: string) => `/orders/${encodeURIComponent(id)}/edit`,
  newExchange: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/exchange`,
  failedMails: '/orders/mails',
  cases: '/cases',
  case: (id: string) => `/cases/${encodeURIComponent(id)}`,
  newCase: (orderNumber = '') => `/cases/new${orderNumber && `?pedido=${encodeURIComponent(orderNumber)}`}`,
  reviews: '/reviews',
  stockAlerts: '/stock-alerts',
  coupons: '/coupons',
  newCoupon: '/coupons?abrir=cupon',
  reports: '/reports',
  closeTill: '/reports?campo=countedCash',
  ownTill: '/own-till',
  team: '/team',
  activity: '/team?seccion=actividad',
  invitation: '/invitacion',
  content: '/content',
  settings: '/settings',
  shop: '/settings?seccion=tienda',
  delivery: '/settings?seccion=envios',
  deliveryCost: '/settings?seccion=envios&campo=content-checkout-shipping-homeDelivery-baseCost',
  payments: '/settings?seccion=cobros',
  policies: '/settings?seccion=politicas',
  opening: '/opening',
} as const;

/** Addresses of the shop, which are outside this router. */
export const shopPaths = {
  home: '/',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
} as const;

/** Id of the cases on the page of an order. */
export const ORDER_CASES_ID = 'casos';
