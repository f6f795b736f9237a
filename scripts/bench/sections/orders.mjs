import { bareTransactionsPerSecond } from '../servers/bare-transactions.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';
import { wellStocked } from '../load/order-bodies.mjs';
import { cpuSeconds } from '../servers/process-usage.mjs';
import { startBenchShop } from '../servers/bench-shop.mjs';
import { placeConcurrentOrders } from '../load/concurrent-orders.mjs';
import { countDataFaults, totalFaults } from '../servers/data-faults.mjs';

const PRODUCTS = 1_000;
const SECONDS = 10;
const SUSTAINED_SECONDS = 60;
const levels = (seconds) => [
  { title: '1 shopper', connections: 1, seconds: seconds ?? SECONDS },
  { title: '10 shoppers', connections: 10, seconds: seconds ?? SECONDS },
  { title: '50 shoppers, sustained', connections: 50, seconds: seconds ?? SUSTAINED_SECONDS },
  {
    title: '50 shoppers, new connection per order',
    connections: 50,
    seconds: seconds ?? SECONDS,
    newConnections: true,
  },
];

async function measureLevel(shop, products, { title, ...level }, bare) {
  const before = cpuSeconds(shop.allPids());
  const result = await placeConcurrentOrders(shop.shop, products, level);
  const cpuMs = ((cpuSeconds(shop.allPids()) - before) * 1000) / result.good;
  return { case: title, seconds: level.seconds, shareOfBare: result.perSecond / bare, cpuMs, ...result };
}

function print(report, database, rows) {
  const whole = (key) => (row) => row[key].toFixed(0);
  report('orders', rows, {
    title: `Orders through the public origin, ${database}`,
    columns: [
      ['', (row) => row.case],
      ['per second', (row) => row.perSecond.toFixed(1)],
      ['% of bare SQLite', (row) => (row.shareOfBare * 100).toFixed(1)],
      ['CPU ms per order', (row) => row.cpuMs.toFixed(2)],
      ['p50 ms', whole('p50')],
      ['p95 ms', whole('p95')],
      ['p99 ms', whole('p99')],
      ['5xx', whole('serverErrors')],
      ['3xx, 4xx', whole('refused')],
      ['no response', whole('failed')],
    ],
  });
}

/** Measures orders per second for 1, 10 and 50 shoppers, with kept and with new connections. */
export async function orders({ database, postgres, report, progress, options }) {
  const shop = await startBenchShop({ postgres, name: 'orders' });
  try {
    const products = wellStocked(await fillShop(shop, { products: PRODUCTS }));
    let acknowledged = (await placeConcurrentOrders(shop.shop, products, { connections: 10, seconds: 3 }))
      .good;
    const bare = bareTransactionsPerSecond();
    progress(
      `Bare SQLite: ${Math.round(bare)} transactions per second; 3 % of that is ${Math.round(bare * 0.03)}.`,
    );
    const rows = [];
    for (const level of levels(options.seconds)) {
      const row = await measureLevel(shop, products, level, bare);
      acknowledged += row.good;
      rows.push({ database, bareTransactions: bare, ...row });
    }
    const faults = await countDataFaults(shop, acknowledged);
    rows.forEach((row) => Object.assign(row, { faultsAfterwards: faults }));
    print(report, database, rows);
    progress(
      `Afterwards: ${acknowledged} orders acknowledged, faults ${totalFaults(faults)} ${JSON.stringify(faults)}`,
    );
  } finally {
    await shop.stop();
  }
}
