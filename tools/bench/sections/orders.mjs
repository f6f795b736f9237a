import { printProgress } from '../../launcher/terminal/terminal.mjs';
import { placeConcurrentOrders } from '../load/concurrent-orders.mjs';
import { wellStocked } from '../load/order-bodies.mjs';
import { bareTransactionsPerSecond } from '../servers/bare-transactions.mjs';
import { withBenchShop } from '../servers/bench-shop.mjs';
import { countDataFaults, totalFaults } from '../servers/data-faults.mjs';
import { cpuSeconds } from '../servers/process-usage.mjs';
import { fillShop } from '../shop-data/fill-shop.mjs';

const levels = (seconds) => [
  { title: '1 shopper', connections: 1, seconds: seconds ?? 10 },
  { title: '10 shoppers', connections: 10, seconds: seconds ?? 10 },
  { title: '50 shoppers, sustained', connections: 50, seconds: seconds ?? 60 },
  {
    title: '50 shoppers, new connection per order',
    connections: 50,
    seconds: seconds ?? 10,
    newConnections: true,
  },
];

const whole = (key) => (row) => row[key].toFixed(0);
const columns = [
  ['', (row) => row.case],
  ['per second', (row) => row.perSecond.toFixed(1)],
  ['CPU ms per order', (row) => row.cpuMs.toFixed(2)],
  ['p50 ms', whole('p50')],
  ['p95 ms', whole('p95')],
  ['p99 ms', whole('p99')],
  ['5xx', whole('serverErrors')],
  ['3xx, 4xx', whole('refused')],
  ['no response', whole('failed')],
];
const shareColumn = ['% of bare SQLite', (row) => (row.shareOfBare * 100).toFixed(1)];

async function measureLevel(shop, products, { title, ...level }) {
  const before = cpuSeconds(shop.allPids());
  const result = await placeConcurrentOrders(shop.shop, products, level);
  const cpuMs = ((cpuSeconds(shop.allPids()) - before) * 1000) / result.good;
  return { case: title, seconds: level.seconds, cpuMs, ...result };
}

/** Measures orders per second for 1, 10 and 50 shoppers, with kept and with new connections. */
export async function orders({ database, report, seconds }) {
  await withBenchShop({ database }, async (shop) => {
    const products = wellStocked(await fillShop(shop, { products: 1_000 }));
    const warmUp = await placeConcurrentOrders(shop.shop, products, { connections: 10, seconds: 3 });
    const bareTransactions = bareTransactionsPerSecond();
    printProgress(
      `Bare SQLite: ${Math.round(bareTransactions)} transactions per second; 3 % of that is ${Math.round(bareTransactions * 0.03)}.`,
    );
    const rows = [];
    for (const level of levels(seconds)) {
      const row = await measureLevel(shop, products, level);
      rows.push({ database, bareTransactions, shareOfBare: row.perSecond / bareTransactions, ...row });
    }
    const acknowledged = rows.reduce((sum, { good }) => sum + good, warmUp.good);
    const faultsAfterwards = await countDataFaults(shop, acknowledged);
    report(
      'orders',
      rows.map((row) => ({ ...row, faultsAfterwards })),
      {
        title: `Orders through the public origin, ${database}`,
        columns: columns.toSpliced(2, 0, shareColumn),
      },
    );
    printProgress(
      `Afterwards: ${acknowledged} orders acknowledged, faults ${totalFaults(faultsAfterwards)} ${JSON.stringify(faultsAfterwards)}`,
    );
  });
}
