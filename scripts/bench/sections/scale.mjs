import { askWell, keepAlive, staffHeaders } from '../callers.mjs';
import { fillShop } from '../fill/fill-shop.mjs';
import { cpuSeconds, untilIdle } from '../processes.mjs';
import { quantile } from '../quantile.mjs';
import { scaleCases } from '../scale-cases.mjs';
import { startShop } from '../servers.mjs';

const SIZES = [
  { name: 'small', products: 100, orders: 100, views: 1_000 },
  { name: 'middle', products: 10_000, orders: 10_000, views: 100_000 },
  { name: 'large', products: 100_000, orders: 100_000, views: 1_000_000 },
];
const ROUNDS = 3;
const SECONDS = 0.6;

async function openShop(size, postgres, progress) {
  const shop = await startShop({ postgres, name: `scale_${size.name}` });
  const started = Date.now();
  const products = await fillShop(shop, size);
  await untilIdle(shop.allPids);
  progress(
    `${size.name}: ${size.products} products, ${size.orders} orders, ${size.views} views in ${Math.round((Date.now() - started) / 1000)} s`,
  );
  return {
    size,
    shop,
    agent: keepAlive(),
    cases: scaleCases(products, size.orders),
    taken: new Map(),
  };
}

async function measureOnce({ shop, staff, agent, cases, taken }, place) {
  const { title, headers, isStaff, paths } = cases[place];
  const known = taken.get(title) ?? { ms: [], cpu: 0, asked: 0 };
  taken.set(title, known);
  const options = { agent, headers: isStaff ? staff : headers };
  const callAll = async () => {
    for (const path of paths((known.asked += 1))) await askWell(shop.shop, path, options);
  };
  await callAll();
  const until = performance.now() + SECONDS * 1000;
  const before = cpuSeconds(shop.allPids());
  let calls = 0;
  for (; performance.now() < until; calls += 1) {
    const started = performance.now();
    await callAll();
    known.ms.push(performance.now() - started);
  }
  known.cpu += cpuSeconds(shop.allPids()) - before;
}

function rowsOf(shops, database) {
  const [small] = shops;
  const figure = ({ ms, cpu }) => ({
    medianMs: quantile(ms, 0.5),
    p95Ms: quantile(ms, 0.95),
    cpuMs: (cpu * 1000) / ms.length,
  });
  return small.cases.map(({ title }) => {
    const figures = Object.fromEntries(shops.map(({ size, taken }) => [size.name, figure(taken.get(title))]));
    const grows = (key) => figures.large[key] / figures.small[key];
    return {
      database,
      case: title,
      ...figures,
      growthByMedian: grows('medianMs'),
      growthByCpu: grows('cpuMs'),
    };
  });
}

/** What each kind of call costs in a shop of 100, 10,000 and 100,000 products: the three take turns, so that noise meets all alike. */
export async function scale({ database, postgres, report, progress }) {
  const shops = [];
  try {
    for (const size of SIZES) shops.push(await openShop(size, postgres, progress));
    for (let round = 0; round < ROUNDS; round += 1) {
      // A session lasts ten minutes; filling the largest shop may take as long.
      for (const one of shops) one.staff = await staffHeaders(one.shop.shop);
      for (const place of shops[0].cases.keys()) for (const shop of shops) await measureOnce(shop, place);
    }
    const rows = rowsOf(shops, database);
    report('scale', rows, {
      title: `Cost as the shop grows, ${database}: 100, 10,000 and 100,000 products and orders; median ms (CPU ms)`,
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
