import { print } from '../../product/terminal/terminal.mjs';
import { measureRequests } from '../load/measure-requests.mjs';
import * as scenarios from '../scenarios/read-scenarios.mjs';
import { owner, withBenchShop } from '../servers/bench-shop.mjs';
import { createProducts, signIn } from '../shop-data/create-products.mjs';

const MANY_CLIENTS = 50;
const CONNECTIONS = [1, MANY_CLIENTS];
const PRODUCTS = 500;

const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '');
const columns = [
  ['', (row) => row.case],
  ['per second', (row) => row.perSecond],
  ['ratio to stock', (row) => number(row.timesStock, 1)],
  ['CPU ms per request', (row) => number(row.cpuMs, 3)],
  ['CPU ratio to stock', (row) => number(row.timesStockByCpu, 1)],
  ['p97.5 ms', (row) => number(row.p97)],
  ['p99 ms', (row) => number(row.p99)],
  ['not 2xx', (row) => row.bad],
];

async function measureScenarios(report, title, list, connections, seconds) {
  const all = [];
  for (const count of connections) {
    const rows = [];
    let stock = null;
    for (const one of list) {
      const { perSecond, cpuMs, p97, p99, bad } = await measureRequests({
        ...one,
        connections: count,
        seconds,
      });
      if (one.isStock) stock ??= { perSecond, cpuMs };
      const against = { timesStock: perSecond / stock?.perSecond, timesStockByCpu: stock?.cpuMs / cpuMs };
      rows.push({
        part: title,
        connections: count,
        case: one.title,
        perSecond,
        cpuMs,
        p97,
        p99,
        bad,
        ...against,
      });
    }
    all.push(...rows);
    report('reads', rows, { title: `${title}, ${count} connection${count > 1 ? 's' : ''}`, columns });
  }
  return all;
}

function printCatalogSummary(rows) {
  const [uncached, cached] = [scenarios.CACHES_OFF, scenarios.CACHES_WARM].map((title) =>
    rows.find((row) => row.case === title && row.connections === MANY_CLIENTS),
  );
  print();
  print(
    `Catalog page of 12, ${MANY_CLIENTS} clients: ${uncached.perSecond} per second, 97.5 % within ${uncached.p97} ms ` +
      `(required: 60 per second, 95 % within 1000 ms); warm caches ${cached.perSecond} per second (required: 300).`,
  );
}

export async function reads({ report, options }) {
  const seconds = options.seconds ?? 3;
  await withBenchShop({ withStockController: true }, async (servers) => {
    const count = options.products ?? PRODUCTS;
    const products = await createProducts(servers.cms, await signIn(servers.shop, owner), count);
    const run = (title, list, connections = CONNECTIONS) =>
      measureScenarios(report, title, list, connections, seconds);
    printCatalogSummary(await run('Catalog page', await scenarios.catalogScenarios(servers, products[0])));
    await run('Product detail', await scenarios.productScenarios(servers, products[0]));
    await run('Home page', scenarios.pageScenarios(servers), [MANY_CLIENTS]);
  });
}
