import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { keepAlive, NO_CACHE, send, sendOrThrow } from '../load/clients.mjs';
import { fillShop, openTables } from '../shop-data/fill-shop.mjs';
import { newKey, orderOf, wellStocked } from '../load/order-bodies.mjs';
import { residentMb } from '../servers/process-usage.mjs';
import { latencies } from '../report.mjs';
import { withBenchShop } from '../servers/bench-shop.mjs';

const PRODUCTS = 5_000;
const SLOW_SOCKETS = 200;
const VIEWS_PER_MINUTE = 5_000;
const CONCURRENT_LISTS = 20;
const SECONDS = 10;

async function measureNormalLoad(shop, products) {
  const agent = keepAlive(10);
  const until = performance.now() + SECONDS * 1000;
  const ms = [];
  let faults = 0;
  let turn = 0;
  const calls = () => [
    ['/', { headers: NO_CACHE }],
    ['/api/products?limit=12', { headers: NO_CACHE }],
    [`/api/products/${products[turn % products.length].slug}`, { headers: NO_CACHE }],
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
          const response = await send(shop.shop, path, { agent, ...options });
          ms.push(response.ms);
          if (response.status >= 400) faults += 1;
        }
        await pause(50);
      }
    }),
  );
  agent.destroy();
  return { ...latencies(ms), faults };
}

// Slowloris sockets send a byte per second and never finish their headers.
function openSlowSockets(origin) {
  const { hostname, port } = new URL(origin);
  const sockets = Array.from({ length: SLOW_SOCKETS }, () => {
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '),
    );
    socket.on('error', () => undefined);
    return socket;
  });
  const timer = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1_000);
  return () => {
    clearInterval(timer);
    sockets.forEach((socket) => socket.destroy());
  };
}

function floodViews(origin, products) {
  const agent = keepAlive(20);
  const statuses = {};
  let next = 0;
  const timer = setInterval(async () => {
    const { documentId } = products[(next += 1) % products.length];
    const answer = await send(origin, '/api/interactions', {
      method: 'POST',
      agent,
      body: { type: 'product_view', data: { productId: documentId } },
    }).catch(() => ({ status: 599 }));
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  }, 60_000 / VIEWS_PER_MINUTE);
  return { statuses, stop: () => (clearInterval(timer), agent.destroy()) };
}

async function measureFullLists(shop) {
  const before = residentMb([shop.pids.cms, shop.pids.storefront]);
  const agent = keepAlive(CONCURRENT_LISTS);
  let productCount;
  const ms = await Promise.all(
    Array.from({ length: CONCURRENT_LISTS }, async () => {
      const started = performance.now();
      const { payload } = await sendOrThrow(shop.shop, '/api/products?limit=all', {
        headers: NO_CACHE,
        agent,
      });
      productCount = payload.length;
      return performance.now() - started;
    }),
  );
  agent.destroy();
  const after = residentMb([shop.pids.cms, shop.pids.storefront]);
  return {
    case: `${CONCURRENT_LISTS} concurrent limit=all of ${PRODUCTS} products`,
    ...latencies(ms),
    faults: 0,
    note: `${productCount} products each, memory +${(after - before).toFixed(0)} MB`,
  };
}

async function rowsOf(shop, products) {
  await measureNormalLoad(shop, products);
  const baseline = await measureNormalLoad(shop, products);
  const rows = [{ case: 'normal load', ...baseline, note: '' }];
  const closeSlowSockets = openSlowSockets(shop.shop);
  await pause(1_000);
  rows.push({
    case: `normal load with ${SLOW_SOCKETS} slow sockets`,
    ...(await measureNormalLoad(shop, products)),
    note: '',
  });
  closeSlowSockets();
  const baselineAgain = await measureNormalLoad(shop, products);
  rows.push({ case: 'normal load again', ...baselineAgain, note: '' });
  const flood = floodViews(shop.shop, products);
  const flooded = await measureNormalLoad(shop, products);
  flood.stop();
  const tables = await openTables(shop);
  const [{ count }] = await tables.all('select count(*) as count from interactions');
  await tables.close();
  rows.push({
    case: `normal load with ${VIEWS_PER_MINUTE} views per minute`,
    ...flooded,
    note: `p95 x ${(flooded.p95 / baselineAgain.p95).toFixed(2)}, ${count} rows for ${PRODUCTS} products`,
  });
  rows.push(await measureFullLists(shop));
  return rows;
}

export async function attacks({ database, postgres, report }) {
  await withBenchShop({ postgres, name: 'attacks' }, async (shop) => {
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
  });
}
