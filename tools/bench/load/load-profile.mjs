import { setTimeout as pause } from 'node:timers/promises';
import { keepAlive, send, staffHeaders } from './clients.mjs';
import { cmsModule } from '../../launcher/project.mjs';
import { CATEGORIES, MODELS } from '../shop-data/dictionary.mjs';
import { newKey, orderOf } from './order-bodies.mjs';

export const SHOPPERS = 100;
export const STAFF_MEMBERS = 3;
const SHOPPER_PAUSE_MS = 1_500;
const STAFF_PAUSE_MS = 1_000;
const STATUSES = ['paid', 'confirmado', 'cancelled', 'pending_manual'];
// A session lasts ten minutes.
const SESSION_RENEWAL_MS = 5 * 60_000;
const NO_RESPONSE = { status: 599, ms: 0, text: '' };
const isFault = (status) => status >= 500 || status === 429 || status === 400;

// One round of a shopper: browse, open a product, and buy it in one of ten rounds.
function shopperSteps(products, random) {
  const product = random.pick(products);
  const browser = { 'accept-encoding': 'br', accept: 'text/html' };
  return [
    { what: 'page', path: '/', headers: browser },
    { what: 'page', path: `/category/${encodeURIComponent(random.pick(CATEGORIES))}`, headers: browser },
    {
      what: 'catalog',
      path: `/api/products?limit=12&category=${encodeURIComponent(random.pick(CATEGORIES))}&sortBy=price&sortOrder=asc`,
    },
    { what: 'search', path: `/api/products?limit=12&searchTerm=${encodeURIComponent(random.pick(MODELS))}` },
    { what: 'page', path: `/product/${product.slug}`, headers: browser },
    {
      what: 'view',
      path: '/api/interactions',
      method: 'POST',
      body: { type: 'product_view', data: { productId: product.documentId } },
    },
    ...(random.below(10) === 0
      ? [{ what: 'order', path: '/api/orders', method: 'POST', headers: newKey(), body: orderOf(product) }]
      : []),
  ];
}

// One round of a staff member: dashboard, order list, status of an order, price of a product.
function staffSteps(products, random, orderIds) {
  const product = random.pick(products);
  const orderId = orderIds.length > 0 ? random.pick(orderIds) : null;
  return [
    { what: 'staff: dashboard', path: '/api/stats/overview' },
    { what: 'staff: orders', path: '/api/orders?limit=20', listsOrders: true },
    { what: 'staff: search', path: '/api/orders?limit=20&search=fernandez' },
    ...(orderId
      ? [
          {
            what: 'staff: status',
            path: `/api/orders/${orderId}/status`,
            method: 'PUT',
            body: { status: random.pick(STATUSES) },
          },
        ]
      : []),
    {
      what: 'staff: product',
      path: `/api/products/${product.documentId}`,
      method: 'PUT',
      body: { price: product.price + random.below(100) },
    },
  ];
}

/** Runs shoppers and staff members as clients with pauses between requests until `stop` is called. */
export async function startLoad(origin, products) {
  const { seededRandom } = cmsModule('src/demo-shop/random.js');
  const agent = keepAlive(256);
  const orderIds = [];
  let results = [];
  let isOver = false;
  let session = await staffHeaders(origin);
  const renewal = setInterval(async () => (session = await staffHeaders(origin)), SESSION_RENEWAL_MS);

  async function runStep({ what, path, listsOrders, ...options }, headers) {
    const { status, ms, text } = await send(origin, path, {
      agent,
      ...options,
      headers: { ...headers, ...options.headers },
    }).catch(() => NO_RESPONSE);
    results.push({ what, ms, isFault: isFault(status) });
    if (listsOrders && status === 200) orderIds.push(...JSON.parse(text).orders.map(({ _id }) => _id));
    orderIds.splice(0, orderIds.length - 200);
  }
  async function runClient(number, steps, headers, pauseMs) {
    const random = seededRandom(number);
    await pause(random.below(pauseMs));
    while (!isOver)
      for (const next of steps(random)) {
        if (isOver) return;
        await runStep(next, headers());
        await pause(pauseMs * (0.5 + random.next()));
      }
  }
  const shopper = (_, at) =>
    runClient(
      5_000 + at,
      (random) => shopperSteps(products, random),
      () => ({ 'user-agent': `shopper ${at}` }),
      SHOPPER_PAUSE_MS,
    );
  const member = (_, at) =>
    runClient(
      15_000 + at,
      (random) => staffSteps(products, random, orderIds),
      () => session,
      STAFF_PAUSE_MS,
    );
  const clients = [
    ...Array.from({ length: SHOPPERS }, shopper),
    ...Array.from({ length: STAFF_MEMBERS }, member),
  ];
  return {
    /** Returns the results since the call before. */
    drain() {
      const drained = results;
      results = [];
      return drained;
    },
    stop() {
      isOver = true;
      clearInterval(renewal);
      return Promise.all(clients);
    },
  };
}
