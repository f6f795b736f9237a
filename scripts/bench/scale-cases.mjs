import { NO_COPIES } from './callers.mjs';
import { codeOf } from './fill/products.mjs';
import { MODELS, plain, SURNAMES } from './fill/words.mjs';

const shopper = (title, ...paths) => ({
  title,
  headers: NO_COPIES,
  paths: (at) => paths.map((path) => (typeof path === 'function' ? path(at) : path)),
});
const staff = (title, ...paths) => ({ ...shopper(title, ...paths), isStaff: true });
const text = (word) => encodeURIComponent(word);

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

/** What shoppers ask of the catalogue. */
const shopperCases = (products) => [
  shopper('catalogue page', PRODUCTS),
  shopper('category by price', `${PRODUCTS}&${CATEGORY}&sortBy=price&sortOrder=asc`),
  shopper('category by title', `${PRODUCTS}&${CATEGORY}&sortBy=title&sortOrder=asc`),
  shopper('category, two sizes, by price', `${PRODUCTS}&${CATEGORY}&sizes=S,M&sortBy=price&sortOrder=asc`),
  shopper('a rare size, by price', `${PRODUCTS}&sizes=XXL&sortBy=price&sortOrder=asc`),
  shopper(
    'search: one product',
    (at) => `${PRODUCTS}&searchTerm=${codeOf(products[(at * 37) % products.length].id)}`,
  ),
  shopper(
    'search: a common word',
    (at) => `${PRODUCTS}&searchTerm=${text(plain(MODELS[at % MODELS.length]))}`,
  ),
  shopper('search: a word of every product', `${PRODUCTS}&searchTerm=comodo`),
  shopper(
    'search: two words in a category',
    (at) => `${PRODUCTS}&${CATEGORY}&searchTerm=${text(`encaje ${plain(MODELS[at % MODELS.length])}`)}`,
  ),
  shopper('product detail', (at) => `/api/products/${products[(at * 37) % products.length].slug}`),
];

/** What the staff ask of products and orders. */
const staffCases = (orders) => {
  const pages = Math.max(1, Math.floor(orders / 20));
  return [
    staff('staff: product list', '/api/products?limit=10'),
    staff('staff: product list by price', '/api/products?limit=10&sortBy=price&sortOrder=desc'),
    staff('staff: products of a category, paused', `/api/products?limit=10&${CATEGORY}&status=false`),
    staff(
      'staff: product search',
      (at) => `/api/products?limit=10&searchTerm=${text(plain(MODELS[at % MODELS.length]))}`,
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
      (at) => `/api/orders?limit=20&search=${text(SURNAMES[at % SURNAMES.length])}`,
    ),
    // A small shop holds one order of a name or none: one answer each compares the searches, not the length of their pages.
    staff(
      'orders: search a name, one answer',
      (at) => `/api/orders?limit=1&search=${text(SURNAMES[at % SURNAMES.length])}`,
    ),
    staff('orders: search a number', '/api/orders?limit=20&search=-0001'),
    staff('orders: totals', '/api/orders/summary'),
    staff('dashboard, all its calls', ...DASHBOARD),
  ];
};

/** Everything whose cost must not grow with the shop, for a shop of these products and so many orders. */
export const scaleCases = (products, orders) => [
  ...shopperCases(products.filter(({ active }) => active)),
  ...staffCases(orders),
];
