import { type StockedProduct } from '../products/stocked-product';
import { type Random } from '../random';
import { demandOn, historyDays } from './daily-demand';

/** Views of a product on a business day; `product` is its index. */
export type DemoViews = { day: string; product: number; views: number };

const VIEWS_PER_POPULARITY = 0.55;

export const demoViews = (products: readonly StockedProduct[], now: Date, random: Random): DemoViews[] =>
  historyDays(now)
    .flatMap((day, dayIndex) =>
      products.map(({ product }, index) => {
        const expected = product.popularity * VIEWS_PER_POPULARITY * demandOn(day, dayIndex);
        return {
          day,
          product: index,
          views: Math.floor(expected * (0.4 + 1.2 * random.next()) + random.next()),
        };
      }),
    )
    .filter(({ product, views }) => views > 0 && products[product]?.product.active !== false);
