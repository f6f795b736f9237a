import { keepAlive, sendOrThrow, staffHeaders } from '../load/clients.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';
import { cpuSeconds, untilIdle } from '../servers/process-usage.mjs';
import { quantile } from '../report.mjs';
import { deskScenarios, scaleScenarios } from '../scenarios/scale-scenarios.mjs';
import { startBenchShop } from '../servers/bench-shop.mjs';

const SIZES = [
  { name: 'small', products: 100, orders: 100, views: 1_000 },
  { name: 'middle', products: 10_000, orders: 10_000, views: 100_000 },
  { name: 'large', products: 100_000, orders: 100_000, views: 1_000_000 },
];
const ROUNDS = 3;
const SECONDS = 0.6;

// The same last two months, with and without a long past.
const PASTS = [
  { name: 'small', products: 500, orders: 1_000, clients: 200, recentOrders: 1_000 },
  { name: 'large', products: 500, orders: 100_000, clients: 20_000, recentOrders: 1_000 },
];

// Rows that were written past the shop are assigned to their clients by the reads of staff.
async function readClients({ shop }) {
  const options = { agent: keepAlive(), headers: await staffHeaders(shop) };
  for (let pending = 1; pending > 0;)
    pending = (await sendOrThrow(shop, '/api/clients?limit=1', options)).pendingOrders;
}

async function openShop(size, scenariosOf, { postgres, progress }) {
  const shop = await startBenchShop({ postgres, name: `scale_${size.name}` });
  const started = Date.now();
  const products = await fillShop(shop, size);
  await readClients(shop);
  await untilIdle(shop.allPids);
  progress(
    `${size.name}: ${size.products} products, ${size.orders} orders, ${size.views ?? 0} views in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return {
    size,
    shop,
    agent: keepAlive(),
    scenarios: scenariosOf(products, size.orders),
    results: new Map(),
  };
}

async function measureOnce({ shop, staff, agent, scenarios, results }, index) {
  const { title, headers, isStaff, paths } = scenarios[index];
  const result = results.get(title) ?? { ms: [], cpu: 0, rounds: 0 };
  results.set(title, result);
  const options = { agent, headers: isStaff ? staff : headers };
  const callAll = async () => {
    for (const path of paths((result.rounds += 1))) await sendOrThrow(shop.shop, path, options);
  };
  await callAll();
  const until = performance.now() + SECONDS * 1000;
  const before = cpuSeconds(shop.allPids());
  let calls = 0;
  for (; performance.now() < until; calls += 1) {
    const started = performance.now();
    await callAll();
    result.ms.push(performance.now() - started);
  }
  result.cpu += cpuSeconds(shop.allPids()) - before;
}

function rowsOf(shops, database) {
  const [small] = shops;
  const figure = ({ ms, cpu }) => ({
    medianMs: quantile(ms, 0.5),
    p95Ms: quantile(ms, 0.95),
    cpuMs: (cpu * 1000) / ms.length,
  });
  return small.scenarios.map(({ title }) => {
    const figures = Object.fromEntries(
      shops.map(({ size, results }) => [size.name, figure(results.get(title))]),
    );
    const growth = (key) => figures.large[key] / figures.small[key];
    return {
      database,
      case: title,
      ...figures,
      growthByMedian: growth('medianMs'),
      growthByCpu: growth('cpuMs'),
    };
  });
}

async function measureAll(shops) {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Sign in again: filling the largest shop may outlast a ten-minute session.
    for (const one of shops) one.staff = await staffHeaders(one.shop.shop);
    for (const index of shops[0].scenarios.keys()) for (const shop of shops) await measureOnce(shop, index);
  }
}

async function compareSizes(name, title, { sizes, scenariosOf }, context) {
  const shops = [];
  try {
    for (const size of sizes) shops.push(await openShop(size, scenariosOf, context));
    await measureAll(shops);
    context.report(name, rowsOf(shops, context.database), {
      title,
      columns: [
        ['', (row) => row.case],
        ...sizes.map((size) => [
          size.name,
          (row) => `${row[size.name].medianMs.toFixed(2)} (${row[size.name].cpuMs.toFixed(2)})`,
        ]),
        ['growth, ms', (row) => row.growthByMedian.toFixed(2)],
        ['growth, CPU', (row) => row.growthByCpu.toFixed(2)],
      ],
    });
  } finally {
    for (const { shop } of shops) await shop.stop();
  }
}

/** Measures each request in shops of three sizes, which take turns so that other load affects all alike. */
export const scale = (context) =>
  compareSizes(
    'scale',
    `Cost by size of the shop, ${context.database}: 100, 10,000 and 100,000 products and orders; median ms (CPU ms)`,
    { sizes: SIZES, scenariosOf: scaleScenarios },
    context,
  );

/** Measures the lists of staff and the reports of thirty days in two shops that differ only in the orders of the time before. */
export const desk = (context) =>
  compareSizes(
    'desk',
    `Desk of the staff, ${context.database}: 1,000 orders in two months, alone and after 99,000 older ones of 20,000 clients; median ms (CPU ms)`,
    { sizes: PASTS, scenariosOf: deskScenarios },
    context,
  );
