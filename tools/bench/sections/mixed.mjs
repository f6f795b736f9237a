import { setTimeout as pause } from 'node:timers/promises';
import { printProgress } from '../../launcher/terminal/terminal.mjs';
import { SHOPPERS, STAFF_MEMBERS, startLoad } from '../load/load-profile.mjs';
import { wellStocked } from '../load/order-bodies.mjs';
import { latencies } from '../report.mjs';
import { withBenchShop } from '../servers/bench-shop.mjs';
import { countDataFaults } from '../servers/data-faults.mjs';
import { residentMb } from '../servers/process-usage.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';

const SIZE = { products: 1_000, orders: 2_000 };
const WARM_UP_MS = 15_000;

const columns = [
  ['', (row) => row.case],
  ['calls', (row) => row.calls],
  ['p50 ms', (row) => row.p50.toFixed(1)],
  ['p95 ms', (row) => row.p95.toFixed(1)],
  ['p99 ms', (row) => row.p99.toFixed(1)],
  ['5xx, 429, 400', (row) => row.faults],
];

const rowOf = (what, results) => ({
  case: what,
  ...latencies(results.map(({ ms }) => ms)),
  faults: results.filter(({ isFault }) => isFault).length,
});

const memoryOf = ({ pids }) => ({ cms: residentMb([pids.cms]), storefront: residentMb([pids.storefront]) });

async function measureLoad(shop, products, seconds) {
  const load = await startLoad(shop.shop, products);
  try {
    await pause(WARM_UP_MS);
    load.drain();
    const before = memoryOf(shop);
    await pause(seconds * 1000);
    return { results: load.drain(), before, after: memoryOf(shop) };
  } finally {
    await load.stop();
  }
}

/** Measures shoppers who browse and buy beside staff at work, and the memory before and after. */
export async function mixed({ database, report, seconds = 60 }) {
  await withBenchShop({ database }, async (shop) => {
    const products = wellStocked(await fillShop(shop, SIZE));
    const { results, before, after } = await measureLoad(shop, products, seconds);
    const kinds = [...new Set(results.map(({ what }) => what))];
    const rows = [
      ...kinds.map((kind) =>
        rowOf(
          kind,
          results.filter(({ what }) => what === kind),
        ),
      ),
      { ...rowOf('all', results), before, after, faultsAfterwards: await countDataFaults(shop, 0) },
    ];
    report(
      'mixed',
      rows.map((row) => ({ database, seconds, ...row })),
      {
        title: `${SHOPPERS} shoppers and ${STAFF_MEMBERS} staff members for ${seconds} s, ${database}`,
        columns,
      },
    );
    for (const part of ['cms', 'storefront'])
      printProgress(`Memory of the ${part}: ${before[part].toFixed(0)} to ${after[part].toFixed(0)} MB`);
  });
}
