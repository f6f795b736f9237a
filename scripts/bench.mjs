import { readEnvFile } from './product/env-file.mjs';
import { place } from './product/places.mjs';
import { prepareBuilds, prepareTools } from './product/prepare.mjs';
import { endWith, say, sayProgress } from './product/terminal.mjs';

const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 1_000);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = [1, 20, 100];

const number = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '');
const row = (cells) =>
  say(cells.map((cell, at) => (at ? String(cell).padStart(12) : String(cell).padEnd(42))).join(''));

async function measureCases(title, cases, connections, measure) {
  for (const count of connections) {
    say();
    row([
      `${title}, ${count} connection${count > 1 ? 's' : ''}`,
      'per second',
      'times stock',
      'CPU ms each',
      'times by CPU',
      'p99 ms',
      'not 2xx',
    ]);
    let stock = null;
    for (const one of cases) {
      const { perSecond, cpuMs, p99, bad } = await measure({ ...one, connections: count, seconds: SECONDS });
      if (one.isStock) stock ??= { perSecond, cpuMs };
      row([
        one.title,
        perSecond,
        number(perSecond / stock?.perSecond, 1),
        number(cpuMs, 3),
        number(stock?.cpuMs / cpuMs, 1),
        number(p99),
        bad,
      ]);
    }
  }
}

async function bench() {
  readEnvFile(place('.env'));
  await prepareTools();
  await prepareBuilds(['cms', 'storefront', 'admin-panel']);
  const { measure } = await import('./bench/measure.mjs');
  const { fillShelves, signIn } = await import('./bench/shelves.mjs');
  const cases = await import('./bench/cases.mjs');
  const { owner, startServers } = await import('./bench/servers.mjs');
  const servers = await startServers();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void servers.stop().then(() => process.exit(1)));
  try {
    sayProgress(`Filling the shelves with ${PRODUCTS} products ...`);
    const products = await fillShelves(servers.cms, await signIn(servers.shop, owner), PRODUCTS);
    sayProgress('Measuring. Ratios hold within this run only.');
    await measureCases(
      'Catalogue page',
      await cases.catalogueCases(servers, products[0]),
      CONNECTIONS,
      measure,
    );
    await measureCases(
      'Product detail',
      await cases.productCases(servers, products[0]),
      CONNECTIONS,
      measure,
    );
    await measureCases('Home page', cases.pageCases(servers), [20], measure);
    await measureCases('Orders', cases.orderCases(servers, products), [10], measure);
  } finally {
    await servers.stop();
  }
}

bench().catch(endWith);
