import autocannon from 'autocannon';
import { bareTransactionsPerSecond } from '../bare-transactions.mjs';
import { fillShop } from '../fill/fill-shop.mjs';
import { newKey, orderOf, wellStocked } from '../order-bodies.mjs';
import { cpuSeconds } from '../processes.mjs';
import { startShop } from '../servers.mjs';
import { shopFaults, sumOfFaults } from '../shop-faults.mjs';

const PRODUCTS = 1_000;
const COLD_SECONDS = 8;
const levels = (seconds) => [
  { title: '1 shopper', connections: 1, seconds: seconds ?? 10 },
  { title: '10 shoppers', connections: 10, seconds: seconds ?? 10 },
  { title: '50 shoppers, held', connections: 50, seconds: seconds ?? 60 },
  {
    title: '50 cold connections, a new one each',
    connections: 50,
    seconds: seconds ?? COLD_SECONDS,
    cold: true,
  },
];

function orderRequests(products) {
  let next = 0;
  const setupRequest = (request) => ({
    ...request,
    method: 'POST',
    path: '/api/orders',
    headers: { 'content-type': 'application/json', ...newKey() },
    body: JSON.stringify(orderOf(products[(next += 1) % products.length])),
  });
  return [{ setupRequest }];
}

const fire = (shop, requests, { connections, seconds, cold }) =>
  autocannon({ url: shop.shop, requests, connections, duration: seconds, ...(cold && { reconnectRate: 1 }) });

async function measureLevel(shop, requests, level, bare) {
  const before = cpuSeconds(shop.allPids());
  const result = await fire(shop, requests, level);
  const good = result['2xx'];
  const perSecond = good / result.duration;
  return {
    case: level.title,
    perSecond,
    shareOfBare: perSecond / bare,
    p50: result.latency.p50,
    p975: result.latency.p97_5,
    p99: result.latency.p99,
    cpuMs: ((cpuSeconds(shop.allPids()) - before) * 1000) / good,
    good,
    serverErrors: result['5xx'],
    refused: result['4xx'],
    failed: result.errors,
  };
}

/** Orders a second through the public origin, from one shopper to fifty, with kept and with new connections. */
export async function orders({ database, postgres, report, progress, options }) {
  const shop = await startShop({ postgres, name: 'orders' });
  try {
    const products = wellStocked(await fillShop(shop, { products: PRODUCTS }));
    const requests = orderRequests(products);
    const warm = await fire(shop, requests, { connections: 10, seconds: 2 });
    let acknowledged = warm['2xx'];
    const bare = bareTransactionsPerSecond();
    progress(
      `One bare SQLite transaction: ${Math.round(bare)} a second here; 3 % of it is ${Math.round(bare * 0.03)}.`,
    );
    const rows = [];
    for (const level of levels(options.seconds)) {
      const row = await measureLevel(shop, requests, level, bare);
      acknowledged += row.good;
      rows.push({ database, bareTransactions: bare, ...row });
    }
    const faults = await shopFaults(shop, acknowledged);
    rows.forEach((row) => Object.assign(row, { faultsAfterwards: faults }));
    printOrders(report, database, rows);
    progress(
      `Afterwards: ${acknowledged} orders acknowledged, faults ${sumOfFaults(faults)} ${JSON.stringify(faults)}`,
    );
  } finally {
    await shop.stop();
  }
}

function printOrders(report, database, rows) {
  report('orders', rows, {
    title: `Orders through the public origin, ${database}`,
    columns: [
      ['', (row) => row.case],
      ['per second', (row) => row.perSecond.toFixed(1)],
      ['% of bare SQLite', (row) => (row.shareOfBare * 100).toFixed(1)],
      ['CPU ms each', (row) => row.cpuMs.toFixed(2)],
      ['p50 ms', (row) => row.p50],
      ['p97.5 ms', (row) => row.p975],
      ['p99 ms', (row) => row.p99],
      ['5xx', (row) => row.serverErrors],
      ['4xx', (row) => row.refused],
      ['no answer', (row) => row.failed],
    ],
  });
}
