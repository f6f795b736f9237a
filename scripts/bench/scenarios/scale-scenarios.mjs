import { NO_CACHE } from '../load/clients.mjs';
import { codeOf } from '../shop-data/product-rows.mjs';
import { MODELS, plain, SURNAMES } from '../shop-data/dictionary.mjs';

const shopper = (title, ...paths) => ({
  title,
  headers: NO_CACHE,
  paths: (round) => paths.map((path) => (typeof path === 'function' ? path(round) : path)),
});
const staff = (title, ...paths) => ({ ...shopper(title, ...paths), isStaff: true });
const encoded = (word) => encodeURIComponent(word);

const CATEGORY = 'category=conjuntos';
const PRODUCTS = '/api/products?limit=12';
const DASHBOARD = [
  '/api/stats/overview',
  '/api/stats/sales?days=90',
  '/api/interactions/summary',
  '/api/interactions/most-viewed-products?limit=10',
  '/api/interactions/most-viewed-categories?limit=5',
  '/api/orders?limit=20',
];

const shopperScenarios = (products) => [
  shopper('catalog page', PRODUCTS),
  shopper('category by price', `${PRODUCTS}&${CATEGORY}&sortBy=price&sortOrder=asc`),
  shopper('category by title', `${PRODUCTS}&${CATEGORY}&sortBy=title&sortOrder=asc`),
  shopper('category, two sizes, by price', `${PRODUCTS}&${CATEGORY}&sizes=S,M&sortBy=price&sortOrder=asc`),
  shopper('a rare size, by price', `${PRODUCTS}&sizes=XXL&sortBy=price&sortOrder=asc`),
  shopper(
    'search: one product',
    (round) => `${PRODUCTS}&searchTerm=${codeOf(products[(round * 37) % products.length].id)}`,
  ),
  shopper(
    'search: a common word',
    (round) => `${PRODUCTS}&searchTerm=${encoded(plain(MODELS[round % MODELS.length]))}`,
  ),
  shopper('search: a word of every product', `${PRODUCTS}&searchTerm=comodo`),
  shopper(
    'search: two words in a category',
    (round) =>
      `${PRODUCTS}&${CATEGORY}&searchTerm=${encoded(`encaje ${plain(MODELS[round % MODELS.length])}`)}`,
  ),
  shopper('product detail', (round) => `/api/products/${products[(round * 37) % products.length].slug}`),
];

const staffScenarios = (orders) => {
  const pages = Math.max(1, Math.floor(orders / 20));
  return [
    staff('staff: product list', '/api/products?limit=10'),
    staff('staff: product list by price', '/api/products?limit=10&sortBy=price&sortOrder=desc'),
    staff('staff: products of a category, paused', `/api/products?limit=10&${CATEGORY}&status=false`),
    staff(
      'staff: product search',
      (round) => `/api/products?limit=10&searchTerm=${encoded(plain(MODELS[round % MODELS.length]))}`,
    ),
    staff('orders: first page', '/api/orders?limit=20'),
    staff('orders: last page', `/api/orders?limit=20&page=${pages}`),
    staff('orders: middle page', `/api/orders?limit=20&page=${Math.ceil(pages / 2)}`),
    staff('orders: one status', '/api/orders?limit=20&status=paid'),
    staff(
      'orders: one status, last page',
      `/api/orders?limit=20&status=paid&page=${Math.max(1, Math.floor(pages * 0.55))}`,
    ),
    staff(
      'orders: search a name',
      (round) => `/api/orders?limit=20&search=${encoded(SURNAMES[round % SURNAMES.length])}`,
    ),
    // With one result each, shops of all sizes return pages of the same length.
    staff(
      'orders: search a name, one result',
      (round) => `/api/orders?limit=1&search=${encoded(SURNAMES[round % SURNAMES.length])}`,
    ),
    staff('orders: search a number', '/api/orders?limit=20&search=-0001'),
    staff('orders: totals and queues', '/api/orders/summary'),
    staff('orders: to prepare', '/api/orders?limit=20&queue=to_prepare'),
    staff('orders: reserved', '/api/orders?limit=20&queue=reserved'),
    staff('clients: first page', '/api/clients?limit=20'),
    staff('clients: by money spent, page 5', '/api/clients?limit=20&sort=spent&page=5'),
    staff('clients: by name', '/api/clients?limit=20&sort=name'),
    staff(
      'clients: search a name, one result',
      (round) => `/api/clients?limit=1&search=${encoded(SURNAMES[round % SURNAMES.length])}`,
    ),
    staff('clients: search a phone', (round) => `/api/clients?limit=1&search=${4_000_000 + round * 37}`),
    staff('dashboard, all its calls', ...DASHBOARD),
  ];
};

/** Requests whose cost must not grow with the number of products and orders. */
export const scaleScenarios = (products, orders) => [
  ...shopperScenarios(products.filter(({ active }) => active)),
  ...staffScenarios(orders),
];

const REPORTS = ['takings', 'sales', 'products', 'stockouts', 'mix', 'funnel'];

/** Lists of staff and reports of the last thirty days, whose cost must not grow with the orders before. */
export const deskScenarios = (_products, orders) => [
  ...staffScenarios(orders),
  ...REPORTS.map((name) => staff(`report: ${name}`, `/api/reports/${name}`)),
];
