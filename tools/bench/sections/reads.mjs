import { print } from '../../launcher/terminal/terminal.mjs';
import { measureRequests } from '../load/measure-requests.mjs';
import { wellStocked } from '../load/order-bodies.mjs';
import * as scenarios from '../load/read-scenarios.mjs';
import { withBenchShop } from '../servers/bench-shop.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';

const MANY_CLIENTS = 50;
const CONNECTIONS = [1, MANY_CLIENTS];
const PRODUCTS = 1_000;

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

async function measureScenarios(report, part, list, connections, seconds) {
  const all = [];
  for (const count of connections) {
    const rows = [];
    for (const { title, isStock, ...requests } of list) {
      const row = { ...(await measureRequests({ ...requests, connections: count, seconds })), isStock };
      const stock = [...rows, row].find((one) => one.isStock);
      const against = {
        timesStock: row.perSecond / stock?.perSecond,
        timesStockByCpu: stock?.cpuMs / row.cpuMs,
      };
      rows.push({ part, connections: count, case: title, ...row, ...against });
    }
    all.push(...rows);
    report('reads', rows, { title: `${part}, ${count} connection${count > 1 ? 's' : ''}`, columns });
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

/** Compares the reads of a shopper with Strapi's stock controller and with bare Node. */
export async function reads({ database, report, seconds = 3 }) {
  await withBenchShop({ database, withStockController: true }, async (servers) => {
    const [product] = wellStocked(await fillShop(servers, { products: PRODUCTS }));
    const run = (title, list, connections = CONNECTIONS) =>
      measureScenarios(report, title, list, connections, seconds);
    printCatalogSummary(await run('Catalog page', await scenarios.catalogScenarios(servers, product)));
    await run('Product detail', await scenarios.productScenarios(servers, product));
    await run('Home page', scenarios.pageScenarios(servers), [MANY_CLIENTS]);
  });
}
