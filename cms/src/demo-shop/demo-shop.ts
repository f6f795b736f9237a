import { DAY_MS } from '@shop/contract';
import { demoProducts } from './goods';
import { type DemoOrder } from './history/demo-order';
import { demoOrders } from './history/orders';
import { stockMoves, type DemoMove } from './history/stock-history';
import { demoViews, type DemoViews } from './history/views';
import { seededRandom } from './random';
import { shelvedProducts, type ShelvedProduct } from './shelves';

const SEED = 20_260_321;
const OPENED_DAYS_AGO = 181;

/** Everything the demo shop will hold, before it is in any database. */
export type DemoShop = {
  products: ShelvedProduct[];
  orders: DemoOrder[];
  moves: DemoMove[];
  views: DemoViews[];
  openedAt: Date;
};

/** The demo shop as it looks at this moment; the same for the same moment. */
export function demoShop(now: Date): DemoShop {
  const random = seededRandom(SEED);
  const products = shelvedProducts(demoProducts, random);
  const orders = demoOrders(products, now, random);
  const openedAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  return {
    products,
    orders,
    moves: stockMoves(products, orders, openedAt),
    views: demoViews(products, now, random),
    openedAt,
  };
}
