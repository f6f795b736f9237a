import { fillShop } from '../shop-data/fill-shop.mjs';
import { wellStocked } from '../load/order-bodies.mjs';
import { startBenchShop } from '../servers/bench-shop.mjs';
import { placeConcurrentOrders } from '../load/concurrent-orders.mjs';
import { countDataFaults } from '../servers/data-faults.mjs';

const POOL_SIZE = '5';
const SHOPPERS = 100;

/** Measures a hundred concurrent shoppers over five database connections: all must wait, none must fail. */
export async function pool({ database, postgres, report, options }) {
  const before = process.env.DATABASE_POOL;
  process.env.DATABASE_POOL = POOL_SIZE;
  const shop = await startBenchShop({ postgres, name: 'pool' });
  if (before === undefined) delete process.env.DATABASE_POOL;
  else process.env.DATABASE_POOL = before;
  try {
    const products = wellStocked(await fillShop(shop, { products: 200 }));
    const level = { connections: SHOPPERS, seconds: options.seconds ?? 10 };
    const result = await placeConcurrentOrders(shop.shop, products, level);
    const row = { database, case: `${SHOPPERS} shoppers, ${POOL_SIZE} connections`, ...result };
    row.faultsAfterwards = await countDataFaults(shop, result.good);
    report('pool', [row], {
      title: `Orders through a small pool, ${database}`,
      columns: [
        ['', ({ case: title }) => title],
        ['per second', ({ perSecond }) => perSecond.toFixed(1)],
        ['p50 ms', ({ p50 }) => p50.toFixed(0)],
        ['p99 ms', ({ p99 }) => p99.toFixed(0)],
        ['5xx', ({ serverErrors }) => serverErrors],
        ['3xx, 4xx', ({ refused }) => refused],
        ['no response', ({ failed }) => failed],
      ],
    });
  } finally {
    await shop.stop();
  }
}
