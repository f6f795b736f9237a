import { signIn, fillShelves } from '../shelves.mjs';
import { say } from '../../product/terminal.mjs';
import * as cases from '../cases.mjs';
import { measure } from '../measure.mjs';
import { owner, startShop } from '../servers.mjs';

const MANY = 50;
const CONNECTIONS = [1, MANY];
const PRODUCTS = 500;

const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '');
const columns = [
  ['', (row) => row.case],
  ['per second', (row) => row.perSecond],
  ['times stock', (row) => number(row.timesStock, 1)],
  ['CPU ms each', (row) => number(row.cpuMs, 3)],
  ['times by CPU', (row) => number(row.timesStockByCpu, 1)],
  ['p97.5 ms', (row) => number(row.p97)],
  ['p99 ms', (row) => number(row.p99)],
  ['not 2xx', (row) => row.bad],
];

async function measureCases(report, title, list, connections, seconds) {
  const all = [];
  for (const count of connections) {
    const rows = [];
    let stock = null;
    for (const one of list) {
      const { perSecond, cpuMs, p97, p99, bad } = await measure({ ...one, connections: count, seconds });
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

/** The pass figures of a catalogue page of 12, in so many words. */
function sayCatalogue(rows) {
  const [anew, copied] = [cases.CACHES_OFF, cases.FROM_A_COPY].map((title) =>
    rows.find((row) => row.case === title && row.connections === MANY),
  );
  say();
  say(
    `Catalogue page of 12, ${MANY} clients: ${anew.perSecond} a second, 97.5 % within ${anew.p97} ms ` +
      `(asked: 60 a second, 95 % within 1000 ms); from a copy ${copied.perSecond} a second (asked: 300).`,
  );
}

/** Reads, compared with Strapi's stock controller and with bare Node. */
export async function reads({ report, options }) {
  const servers = await startShop({ withStockController: true });
  const seconds = options.seconds ?? 3;
  try {
    const count = options.products ?? PRODUCTS;
    const products = await fillShelves(servers.cms, await signIn(servers.shop, owner), count);
    const run = (title, list, connections = CONNECTIONS) =>
      measureCases(report, title, list, connections, seconds);
    sayCatalogue(await run('Catalogue page', await cases.catalogueCases(servers, products[0])));
    await run('Product detail', await cases.productCases(servers, products[0]));
    await run('Home page', cases.pageCases(servers), [MANY]);
  } finally {
    await servers.stop();
  }
}
