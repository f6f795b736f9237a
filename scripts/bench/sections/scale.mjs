import { keepAlive, sendOrThrow, staffHeaders } from '../load/clients.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';
import { cpuSeconds, untilIdle } from '../servers/process-usage.mjs';
import { quantile } from '../report.mjs';
import { scaleScenarios } from '../scenarios/scale-scenarios.mjs';
import { startBenchShop } from '../servers/bench-shop.mjs';

const SIZES = [
  { name: 'small', products: 100, orders: 100, views: 1_000 },
  { name: 'middle', products: 10_000, orders: 10_000, views: 100_000 },
  { name: 'large', products: 100_000, orders: 100_000, views: 1_000_000 },
];
const ROUNDS = 3;
const SECONDS = 0.6;

// Rows that were written past the shop are assigned to their clients by the reads of staff.
async function readClients({ shop }) {
  const options = { agent: keepAlive(), headers: await staffHeaders(shop) };
  for (let pending = 1; pending > 0;)
    pending = (await sendOrThrow(shop, '/api/clients?limit=1', options)).pendingOrders;
}

async function openShop(size, postgres, progress) {
  const shop = await startBenchShop({ postgres, name: `scale_${size.name}` });
  const started = Date.now();
  const products = await fillShop(shop, size);
  await readClients(shop);
  await untilIdle(shop.allPids);
  progress(
    `${size.name}: ${size.products} products, ${size.orders} orders, ${size.views} views in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return {
    size,
    shop,
    agent: keepAlive(),
    scenarios: scaleScenarios(products, size.orders),
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

/** Measures each request in shops of three sizes, which take turns so that other load affects all alike. */
export async function scale({ database, postgres, report, progress }) {
  const shops = [];
  try {
    for (const size of SIZES) shops.push(await openShop(size, postgres, progress));
    for (let round = 0; round < ROUNDS; round += 1) {
      // Sign in again: filling the largest shop may outlast a ten-minute session.
      for (const one of shops) one.staff = await staffHeaders(one.shop.shop);
      for (const index of shops[0].scenarios.keys()) for (const shop of shops) await measureOnce(shop, index);
    }
    const rows = rowsOf(shops, database);
    report('scale', rows, {
      title: `Cost by size of the shop, ${database}: 100, 10,000 and 100,000 products and orders; median ms (CPU ms)`,
      columns: [
        ['', (row) => row.case],
        ...SIZES.map(({ name }) => [
          name,
          (row) => `${row[name].medianMs.toFixed(2)} (${row[name].cpuMs.toFixed(2)})`,
        ]),
        ['growth, ms', (row) => row.growthByMedian.toFixed(2)],
        ['growth, CPU', (row) => row.growthByCpu.toFixed(2)],
      ],
    });
  } finally {
    for (const { shop } of shops) await shop.stop();
  }
}
