import { canReview, DAY_MS, firstName, type Fit, type ReviewState } from '@shop/contract';
import { currentStatus, type DemoLine, type DemoOrder } from '../history/demo-order';
import texts from './review-texts.json';

export type DemoReview = {
  order: DemoOrder;
  line: DemoLine;
  /** Index of the line in its order. */
  position: number;
  at: Date;
  name: string;
  stars: number;
  fit: Fit;
  text: string;
  answer: string;
  state: ReviewState;
  /** True when the buyer sent a photo. */
  hasPhoto: boolean;
};

// Published reviews of each reviewed product: five products show theirs, three have too few.
const PUBLISHED = [6, 5, 4, 3, 3, 2, 2, 1];
const PENDING = 2;
// Every fourth review comes with a photo, and so does one that waits for the shop.
const PHOTO_EVERY = 4;
const DAYS_UNTIL_WRITTEN = 9;
const ANSWER = '¡Gracias por contarnos! Nos ayuda a nosotras y a las que vienen después.';

type Bought = Pick<DemoReview, 'order' | 'line' | 'position'>;

function boughtByProduct(orders: readonly DemoOrder[], before: Date): Bought[][] {
  const byProduct = new Map<number, Bought[]>();
  for (const order of orders) {
    const isTooRecent = order.at.getTime() + DAYS_UNTIL_WRITTEN * DAY_MS > before.getTime();
    if (isTooRecent || !canReview({ status: currentStatus(order) })) continue;
    for (const [position, line] of order.lines.entries())
      byProduct.set(line.product, [...(byProduct.get(line.product) ?? []), { order, line, position }]);
  }
  return [...byProduct.values()].sort((a, b) => b.length - a.length);
}

const reviewOf = (bought: Bought, at: number, state: ReviewState): DemoReview => {
  const { stars, fit, text } = texts[at % texts.length]!;
  return {
    ...bought,
    at: new Date(bought.order.at.getTime() + DAYS_UNTIL_WRITTEN * DAY_MS),
    name: firstName(bought.order.customer.fullName),
    stars,
    fit: fit as Fit,
    text,
    answer: state === 'published' && fit !== 'true' ? ANSWER : '',
    state,
    hasPhoto: at % PHOTO_EVERY === 1,
  };
};

/** Returns reviews of the products that were bought most, written by buyers whose orders are paid. */
export function demoReviews(orders: readonly DemoOrder[], now: Date): DemoReview[] {
  const bought = boughtByProduct(orders, now);
  const published = PUBLISHED.flatMap((count, product) => (bought[product] ?? []).slice(0, count));
  const pending = PUBLISHED.slice(0, PENDING).flatMap((count, product) =>
    (bought[product] ?? []).slice(count, count + 1),
  );
  return [
    ...published.map((one, at) => reviewOf(one, at, 'published')),
    ...pending.map((one, at) => reviewOf(one, at, 'pending')),
  ];
}
