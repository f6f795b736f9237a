import { DAY_MS, type CouponDraft } from '@shop/contract';
import { withChannels } from './history/demo-channels';
import { demoCoupons, withCoupons } from './history/demo-coupons';
import { withDeliveries } from './history/deliveries';
import { type DemoOrder } from './history/demo-order';
import { demoOrders } from './history/demo-orders';
import { demoViews, type DemoViews } from './history/demo-views';
import { stockMoves, type DemoMove } from './history/stock-moves';
import { demoReviews, type DemoReview } from './reviews/demo-reviews';
import { demoProducts } from './products/demo-product';
import { stockProducts, type StockedProduct } from './products/stocked-product';
import { seededRandom } from './random';

const SEED = 20_260_321;
const OPENED_DAYS_AGO = 181;

export type DemoShop = {
  products: StockedProduct[];
  orders: DemoOrder[];
  coupons: CouponDraft[];
  moves: DemoMove[];
  views: DemoViews[];
  reviews: DemoReview[];
  openedAt: Date;
};

export function demoShop(now: Date): DemoShop {
  const random = seededRandom(SEED);
  const products = stockProducts(demoProducts, random);
  const placed = withCoupons(withChannels(demoOrders(products, now, random), now), products, now);
  const orders = withDeliveries(placed, now, seededRandom(SEED + 1));
  const openedAt = new Date(now.getTime() - OPENED_DAYS_AGO * DAY_MS);
  return {
    products,
    orders,
    coupons: demoCoupons(now),
    moves: stockMoves(products, orders, openedAt),
    views: demoViews(products, now, random),
    reviews: demoReviews(orders, now),
    openedAt,
  };
}
