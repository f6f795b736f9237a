import { type Random } from '../random';
import { type ShelvedProduct } from '../shelves';
import { daysUntil, pulse } from './rhythm';

export type DemoViews = { day: string; product: number; views: number };

const VIEWS_PER_APPEAL = 0.55;

/** How often each product on sale was looked at on each of the last 180 days. */
export const demoViews = (products: readonly ShelvedProduct[], now: Date, random: Random): DemoViews[] =>
  daysUntil(now)
    .flatMap((day, position) =>
      products.map(({ product }, at) => {
        const expected = product.appeal * VIEWS_PER_APPEAL * pulse(day, position);
        return {
          day,
          product: at,
          views: Math.floor(expected * (0.4 + 1.2 * random.next()) + random.next()),
        };
      }),
    )
    .filter(({ product, views }) => views > 0 && products[product]?.product.active !== false);
