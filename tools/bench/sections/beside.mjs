import { setTimeout as pause } from 'node:timers/promises';
import { keepAlive, NO_CACHE, send, sendOrThrow, staffHeaders } from '../load/clients.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';
import { latencies } from '../report.mjs';
import { withBenchShop } from '../servers/bench-shop.mjs';

const PRODUCTS = 2_000;
const IMPORTED = 100;
const SIZES = Array.from({ length: 12 }, (_, at) => String(80 + at * 5));
const QUIET_MS = 3_000;
const HEADER = ['titulo', 'descripcion', 'categoria', 'precio', 'talle', 'stock', 'imagenes'];

// One product has as many rows as sizes: 1,200 rows in a call.
const importRows = () =>
  Array.from({ length: IMPORTED }, (_, product) =>
    SIZES.map((size, at) => [
      at === 0 ? `Importado ${product}` : '',
      at === 0 ? 'De encaje.' : '',
      at === 0 ? 'conjuntos' : '',
      at === 0 ? '18900' : '',
      size,
      '4',
      at === 0 ? '/assets/hero.jpg' : '',
    ]),
  )
    .flat()
    .map((cells, at) => ({ row: at + 2, cells }));

const work = [
  ['nothing', () => pause(QUIET_MS)],
  [
    `an import of ${IMPORTED} products with ${IMPORTED * SIZES.length} rows`,
    (post) => post('/api/products/import', { header: HEADER, rows: importRows(), dryRun: false }),
  ],
  [
    `new prices of ${PRODUCTS} products`,
    async (post) => {
      const change = { filter: {}, percent: 10, roundTo: 100 };
      const { version } = await post('/api/products/prices/preview', change);
      return post('/api/products/prices', { ...change, version });
    },
  ],
];

/** Reads a list as a shopper does, one call after another, until the work is done. */
async function readBeside(shop, act) {
  const agent = keepAlive();
  const ms = [];
  let done = false;
  const started = performance.now();
  const work = act().finally(() => (done = true));
  while (!done) ms.push((await send(shop, '/api/products?limit=12', { agent, headers: NO_CACHE })).ms);
  await work;
  agent.destroy();
  return { ms, seconds: (performance.now() - started) / 1000 };
}

/** Measures a shopper's read beside the longest work of the staff. */
export async function beside({ database, report }) {
  await withBenchShop({ database }, async (shop) => {
    await fillShop(shop, { products: PRODUCTS });
    const headers = await staffHeaders(shop.shop);
    const post = (path, body) => sendOrThrow(shop.shop, path, { method: 'POST', headers, body });
    const rows = [];
    for (const [name, act] of work) {
      const { ms, seconds } = await readBeside(shop.shop, () => act(post));
      rows.push({ database, case: name, seconds, ...latencies(ms), max: Math.max(...ms) });
    }
    report('beside', rows, {
      title: `A shopper's read beside the work of the staff, ${database}`,
      columns: [
        ['beside', (row) => row.case],
        ['seconds', (row) => row.seconds.toFixed(1)],
        ['reads', (row) => row.calls],
        ['p50 ms', (row) => row.p50.toFixed(1)],
        ['p95 ms', (row) => row.p95.toFixed(1)],
        ['most ms', (row) => row.max.toFixed(1)],
      ],
    });
  });
}
