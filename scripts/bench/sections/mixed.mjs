import { setTimeout as pause } from 'node:timers/promises';
import { staffHeaders } from '../load/clients.mjs';
import { startLoad } from '../load/load-profile.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';
import { wellStocked } from '../load/order-bodies.mjs';
import { openFiles, residentMb } from '../servers/process-usage.mjs';
import { latencies, median, quantile } from '../report.mjs';
import { withBenchShop } from '../servers/bench-shop.mjs';
import { countDataFaults } from '../servers/data-faults.mjs';

const SIZE = { products: 1_000, orders: 2_000, views: 10_000 };
const WARM_UP_SECONDS = 15;
const TOKEN_RENEWAL_MS = 5 * 60_000;

const merged = (tally) => {
  const parts = [...tally.values()];
  return { ms: parts.flatMap(({ ms }) => ms), faults: parts.reduce((sum, { faults }) => sum + faults, 0) };
};

const memoryOf = ({ pids }) => ({ cms: residentMb([pids.cms]), storefront: residentMb([pids.storefront]) });

async function withLoad(name, { postgres }, loadProfile, work) {
  await withBenchShop({ postgres, name }, async (shop) => {
    const products = wellStocked(await fillShop(shop, SIZE));
    const staff = { headers: await staffHeaders(shop.shop) };
    const tokenRenewal = setInterval(
      () => void staffHeaders(shop.shop).then((headers) => (staff.headers = headers)),
      TOKEN_RENEWAL_MS,
    );
    const load = startLoad({ shop: shop.shop, products, staff, ...loadProfile });
    await pause(WARM_UP_SECONDS * 1000);
    load.tally.drain();
    try {
      await work(shop, load.tally);
    } finally {
      clearInterval(tokenRenewal);
      await load.stop();
    }
  });
}

const callRow = (what, { ms, faults, statuses }) => ({
  case: what,
  ...latencies(ms),
  faults,
  statuses,
});
const columns = [
  ['', (row) => row.case],
  ['calls', (row) => row.calls],
  ['p50 ms', (row) => row.p50.toFixed(1)],
  ['p95 ms', (row) => row.p95.toFixed(1)],
  ['p99 ms', (row) => row.p99.toFixed(1)],
  ['5xx, 429, 400', (row) => row.faults],
];

export async function mixed({ database, postgres, report, progress, options }) {
  const minutes = options.minutes ?? 1;
  await withLoad('mixed', { postgres }, { shoppers: 100, members: 3 }, async (shop, tally) => {
    const memoryMb = [memoryOf(shop)];
    for (let minute = 0; minute < minutes; minute += 1) {
      await pause(60_000);
      memoryMb.push(memoryOf(shop));
    }
    const recorded = tally.drain();
    const rows = [...recorded].map(([what, one]) => ({ database, ...callRow(what, one) }));
    rows.push({
      database,
      minutes,
      ...callRow('all', { ...merged(recorded), statuses: {} }),
      memoryMb,
      faultsAfterwards: await countDataFaults(shop, 0),
    });
    report('mixed', rows, {
      title: `100 shoppers and 3 staff members for ${minutes} min, ${database}`,
      columns,
    });
    for (const part of ['cms', 'storefront']) {
      const [first, ...later] = memoryMb.map((memory) => memory[part]);
      const growth = (later.at(-1) / first - 1) * 100;
      const minuteByMinute = [first, ...later].map((mb) => mb.toFixed(0)).join(', ');
      progress(`Memory of the ${part}: ${minuteByMinute} MB (${growth.toFixed(0)} %)`);
    }
  });
}

// Fits a line by least squares; the slope is the growth of the memory in MB per hour.
function slopePerHour(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(({ at }) => at)), mean(points.map(({ mb }) => mb))];
  const covariance = points.reduce((sum, { at, mb }) => sum + (at - x) * (mb - y), 0);
  return (covariance / points.reduce((sum, { at }) => sum + (at - x) ** 2, 0)) * 3_600_000;
}

const SAMPLE_MS = 15_000;
const SAMPLES_PER_LINE = 40;

// An interrupted soak leaves these lines.
function describeWindow(samples) {
  const last = samples.at(-1);
  const calls = samples.reduce((sum, one) => sum + one.calls, 0);
  const faults = samples.reduce((sum, one) => sum + one.faults, 0);
  return `minute ${Math.round(last.at / 60_000)}: ${last.mb.toFixed(0)} MB, ${last.files} open files, ${calls} calls, p95 ${median(samples.map(({ p95 }) => p95)).toFixed(1)} ms, ${faults} faults`;
}

/** Measures drift of memory, open files and response times under a quarter of the mixed load. */
export async function soak({ database, postgres, report, progress, options }) {
  const minutes = options.minutes ?? 10;
  await withLoad('soak', { postgres }, { shoppers: 25, members: 1 }, async (shop, tally) => {
    const rows = [];
    const started = Date.now();
    while (Date.now() - started < minutes * 60_000) {
      await pause(SAMPLE_MS);
      const { ms, faults } = merged(tally.drain());
      rows.push({
        database,
        at: Date.now() - started,
        mb: residentMb([shop.pids.cms, shop.pids.storefront]),
        files: openFiles([shop.pids.cms, shop.pids.storefront]),
        calls: ms.length,
        p95: quantile(ms, 0.95),
        faults,
      });
      if (rows.length % SAMPLES_PER_LINE === 0) progress(describeWindow(rows.slice(-SAMPLES_PER_LINE)));
    }
    const secondHalf = rows.slice(Math.floor(rows.length / 2));
    const p95Of = (part) => median(part.map(({ p95 }) => p95));
    report('soak', rows, {
      title: `25 shoppers and 1 staff member for ${minutes} min, ${database}`,
      columns: [
        ['minute', (row) => (row.at / 60_000).toFixed(1)],
        ['MB', (row) => row.mb.toFixed(0)],
        ['open files', (row) => row.files],
        ['calls', (row) => row.calls],
        ['p95 ms', (row) => row.p95.toFixed(1)],
        ['faults', (row) => row.faults],
      ],
    });
    const drift = p95Of(secondHalf) / p95Of(rows.slice(0, Math.ceil(rows.length / 2)));
    progress(
      `Second half: memory ${slopePerHour(secondHalf).toFixed(1)} MB per hour; p95 ${((drift - 1) * 100).toFixed(0)} % against the first half`,
    );
  });
}
