import { setTimeout as pause } from 'node:timers/promises';
import { ask, keepAlive } from './callers.mjs';
import { randomFrom } from './fill/random.mjs';
import { CATEGORIES, MODELS } from './fill/words.mjs';
import { newKey, orderOf } from './order-bodies.mjs';

const SHOPPER_PAUSE_MS = 1_500;
const STAFF_PAUSE_MS = 1_000;
const STATUSES = ['paid', 'confirmado', 'cancelled', 'pending_manual'];
const isFault = (status) => status >= 500 || status === 429 || status === 400;

/** What one shopper does, again and again: looks around, opens a product, and every tenth time buys it. */
function shopperSteps(products, random) {
  const product = random.pick(products);
  const browser = { 'accept-encoding': 'br', accept: 'text/html' };
  return [
    { what: 'page', path: '/', headers: browser },
    { what: 'page', path: `/category/${encodeURIComponent(random.pick(CATEGORIES))}`, headers: browser },
    {
      what: 'catalogue',
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

/** What one of the staff does: looks at the figures and the orders, moves an order on, changes a price. */
function staffSteps(products, random, seen) {
  const product = random.pick(products);
  const known = seen.length > 0 ? random.pick(seen) : null;
  return [
    { what: 'staff: dashboard', path: '/api/stats/overview' },
    { what: 'staff: orders', path: '/api/orders?limit=20', keep: true },
    { what: 'staff: search', path: '/api/orders?limit=20&search=fernandez' },
    ...(known
      ? [
          {
            what: 'staff: status',
            path: `/api/orders/${known}/status`,
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

function createTally() {
  let window = new Map();
  return {
    note(what, { status, ms }) {
      const known = window.get(what) ?? { ms: [], faults: 0, statuses: {} };
      window.set(what, known);
      known.ms.push(ms);
      known.statuses[status] = (known.statuses[status] ?? 0) + 1;
      if (isFault(status)) known.faults += 1;
    },
    /** What was noted since the last call. */
    take() {
      const taken = window;
      window = new Map();
      return taken;
    },
  };
}

/** Sends in shoppers and staff, each with a pause between the steps, until they are sent home. */
export function sendInCrowd({ shop, products, staff, shoppers, members, seed = 5 }) {
  const tally = createTally();
  const over = new AbortController();
  const seen = [];
  const agent = keepAlive(256);
  async function step({ what, path, keep, ...options }, headers) {
    const answer = await ask(shop, path, {
      agent,
      ...options,
      headers: { ...headers(), ...options.headers },
    }).catch(() => ({ status: 599, ms: 0, text: '' }));
    tally.note(what, answer);
    if (keep && answer.status === 200) seen.push(...JSON.parse(answer.text).orders.map(({ _id }) => _id));
    if (seen.length > 200) seen.splice(0, seen.length - 200);
  }
  async function live(number, steps, headers, pauseMs) {
    const random = randomFrom(seed * 1000 + number);
    await pause(random.below(pauseMs));
    while (!over.signal.aborted)
      for (const next of steps(random)) {
        if (over.signal.aborted) return;
        await step(next, headers);
        await pause(pauseMs * (0.5 + random.next()));
      }
  }
  const all = [
    ...Array.from({ length: shoppers }, (_, at) =>
      live(
        at,
        (random) => shopperSteps(products, random),
        () => ({ 'user-agent': `shopper ${at}` }),
        SHOPPER_PAUSE_MS,
      ),
    ),
    ...Array.from({ length: members }, (_, at) =>
      live(
        10_000 + at,
        (random) => staffSteps(products, random, seen),
        () => staff.headers,
        STAFF_PAUSE_MS,
      ),
    ),
  ];
  return { tally, goHome: () => (over.abort(), Promise.all(all)) };
}
