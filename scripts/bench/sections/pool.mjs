import { fillShop } from '../fill/fill-shop.mjs';
import { wellStocked } from '../order-bodies.mjs';
import { startShop } from '../servers.mjs';
import { shootOrders } from '../shoot-orders.mjs';
import { shopFaults } from '../shop-faults.mjs';

const POOL = '5';
const SHOPPERS = 100;

/** A hundred orders at once through five connections to the database, again and again: everybody waits, nobody in vain. */
export async function pool({ database, postgres, report, options }) {
  const before = process.env.DATABASE_POOL;
  process.env.DATABASE_POOL = POOL;
  const shop = await startShop({ postgres, name: 'pool' });
  if (before === undefined) delete process.env.DATABASE_POOL;
  else process.env.DATABASE_POOL = before;
  try {
    const products = wellStocked(await fillShop(shop, { products: 200 }));
    const level = { connections: SHOPPERS, seconds: options.seconds ?? 10 };
    const result = await shootOrders(shop.shop, products, level);
    const row = { database, case: `${SHOPPERS} shoppers, ${POOL} connections`, ...result };
    row.faultsAfterwards = await shopFaults(shop, result.good);
    report('pool', [row], {
      title: `Orders through a small pool, ${database}`,
      columns: [
        ['', ({ case: title }) => title],
        ['per second', ({ perSecond }) => perSecond.toFixed(1)],
        ['p50 ms', ({ p50 }) => p50.toFixed(0)],
        ['p99 ms', ({ p99 }) => p99.toFixed(0)],
        ['5xx', ({ serverErrors }) => serverErrors],
        ['3xx, 4xx', ({ refused }) => refused],
        ['no answer', ({ failed }) => failed],
      ],
    });
  } finally {
    await shop.stop();
  }
}
