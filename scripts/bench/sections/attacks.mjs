import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, askWell, keepAlive, NO_COPIES } from '../callers.mjs';
import { fillShop, tablesOf } from '../fill/fill-shop.mjs';
import { newKey, orderOf, wellStocked } from '../order-bodies.mjs';
import { residentMb } from '../processes.mjs';
import { quantile } from '../quantile.mjs';
import { startShop } from '../servers.mjs';

const PRODUCTS = 5_000;
const SLOW_SOCKETS = 200;
const VIEWS_A_MINUTE = 5_000;
const LISTS = 20;
const SECONDS = 10;

/** Ordinary calls of ten shoppers for a while: what each took, and how many failed. */
async function ordinaryCalls(shop, products) {
  const agent = keepAlive(10);
  const until = performance.now() + SECONDS * 1000;
  const ms = [];
  let faults = 0;
  let turn = 0;
  const calls = () => [
    ['/', { headers: NO_COPIES }],
    ['/api/products?limit=12', { headers: NO_COPIES }],
    [`/api/products/${products[turn % products.length].slug}`, { headers: NO_COPIES }],
    ...(turn % 5 === 0
      ? [
          [
            '/api/orders',
            { method: 'POST', headers: newKey(), body: orderOf(products[turn % products.length]) },
          ],
        ]
      : []),
  ];
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() < until) {
        turn += 1;
        for (const [path, options] of calls()) {
          const answer = await ask(shop.shop, path, { agent, ...options });
          ms.push(answer.ms);
          if (answer.status >= 400) faults += 1;
        }
        await pause(50);
      }
    }),
  );
  agent.destroy();
  return { calls: ms.length, p50: quantile(ms, 0.5), p95: quantile(ms, 0.95), faults };
}

/** Sockets that never finish their headers: a letter now and then keeps each of them alive. */
function openSlowSockets(origin) {
  const { hostname, port } = new URL(origin);
  const open = Array.from({ length: SLOW_SOCKETS }, () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '),
    );
    socket.on('error', () => undefined);
    return socket;
  });
  const dribble = setInterval(() => open.forEach((socket) => socket.writable && socket.write('a')), 1_000);
  return () => {
    clearInterval(dribble);
    open.forEach((socket) => socket.destroy());
  };
}

function floodViews(origin, products) {
  const agent = keepAlive(20);
  const statuses = {};
  let next = 0;
  const timer = setInterval(async () => {
    const { documentId } = products[(next += 1) % products.length];
    const answer = await ask(origin, '/api/interactions', {
      method: 'POST',
      agent,
      body: { type: 'product_view', data: { productId: documentId } },
    }).catch(() => ({ status: 599 }));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }, 60_000 / VIEWS_A_MINUTE);
  return { statuses, stop: () => (clearInterval(timer), agent.destroy()) };
}

async function listAll(shop) {
  const before = residentMb([shop.pids.cms, shop.pids.storefront]);
  const agent = keepAlive(LISTS);
  const answers = await Promise.all(
    Array.from({ length: LISTS }, async () => {
      const started = performance.now();
      const { payload } = await askWell(shop.shop, '/api/products?limit=all', { headers: NO_COPIES, agent });
      return { ms: performance.now() - started, products: payload.length };
    }),
  );
  agent.destroy();
  const after = residentMb([shop.pids.cms, shop.pids.storefront]);
  return {
    case: `limit=all of ${PRODUCTS} products, ${LISTS} at once`,
    calls: LISTS,
    p50: quantile(
      answers.map(({ ms }) => ms),
      0.5,
    ),
    p95: Math.max(...answers.map(({ ms }) => ms)),
    faults: 0,
    note: `${answers[0].products} products each, memory +${(after - before).toFixed(0)} MB`,
  };
}

async function rowsOf(shop, products) {
  await ordinaryCalls(shop, products);
  const calm = await ordinaryCalls(shop, products);
  const rows = [{ case: 'ordinary calls', ...calm, note: '' }];
  const letGo = openSlowSockets(shop.shop);
  await pause(1_000);
  rows.push({
    case: `ordinary calls beside ${SLOW_SOCKETS} slow sockets`,
    ...(await ordinaryCalls(shop, products)),
    note: '',
  });
  letGo();
  const calmAgain = await ordinaryCalls(shop, products);
  rows.push({ case: 'ordinary calls again', ...calmAgain, note: '' });
  const flood = floodViews(shop.shop, products);
  const flooded = await ordinaryCalls(shop, products);
  flood.stop();
  const tables = await tablesOf(shop);
  const [{ seen }] = await tables.all('select count(*) as seen from interactions');
  await tables.close();
  rows.push({
    case: `ordinary calls beside ${VIEWS_A_MINUTE} views a minute`,
    ...flooded,
    note: `p95 x ${(flooded.p95 / calmAgain.p95).toFixed(2)}, ${seen} rows for ${PRODUCTS} products`,
  });
  rows.push(await listAll(shop));
  return rows;
}

/** What ordinary shoppers notice while somebody leans on the shop. */
export async function attacks({ database, postgres, report }) {
  const shop = await startShop({ postgres, name: 'attacks' });
  try {
    const products = wellStocked(await fillShop(shop, { products: PRODUCTS }));
    const rows = (await rowsOf(shop, products)).map((row) => ({ database, ...row }));
    report('attacks', rows, {
      title: `Under attack, ${database}`,
      columns: [
        ['', (row) => row.case],
        ['calls', (row) => row.calls],
        ['p50 ms', (row) => row.p50.toFixed(1)],
        ['p95 ms', (row) => row.p95.toFixed(1)],
        ['not 2xx', (row) => row.faults],
        ['', (row) => `  ${row.note}`],
      ],
    });
  } finally {
    await shop.stop();
  }
}
