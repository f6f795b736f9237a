import {
  applyCoupon,
  businessDay,
  couponLine,
  DAY_MS,
  orderTotals,
  type CouponDraft,
  type CouponLine,
} from '@shop/contract';
import { type StockedProduct } from '../products/stocked-product';
import { type PlacedOrder } from './demo-order';
import { demoRules } from './demo-rules';

const ORDERS_PER_COUPON = 6;

const always = { categories: [], onDiscounted: true, withPaymentDiscount: true, active: true };

/** Invents a coupon for the first purchase, one for the delivery and one that has ended. */
export function demoCoupons(now: Date): CouponDraft[] {
  const dayBefore = (days: number) => businessDay(new Date(now.getTime() - days * DAY_MS));
  const open = { from: null, to: null, maxUses: null, minimum: 0, oncePerClient: false };
  return [
    { ...always, ...open, code: 'BIENVENIDA10', kind: 'percent', value: 10, oncePerClient: true },
    { ...always, ...open, code: 'ENVIOGRATIS', kind: 'free_delivery', value: 0, minimum: 20_000 },
    {
      ...always,
      ...open,
      code: 'PRIMAVERA',
      kind: 'amount',
      value: 2_000,
      maxUses: 50,
      from: dayBefore(60),
      to: dayBefore(20),
    },
  ];
}

/** Returns the lines of an order as a coupon sees them; before they are stored, a product is known by its place. */
export const couponLines = (
  { lines }: Pick<PlacedOrder, 'lines'>,
  products: readonly StockedProduct[],
  idOf: (product: number) => string = String,
): CouponLine[] =>
  lines.map((line) => {
    const product = { discount: 0, ...products[line.product]!.product };
    return couponLine({ ...line, productId: idOf(line.product) }, product);
  });

const fits = (coupon: CouponDraft, order: PlacedOrder, lines: readonly CouponLine[]): boolean => {
  const { from, to, kind } = coupon;
  const isOpen = (from === null || order.businessDay >= from) && (to === null || order.businessDay <= to);
  const isUseful = kind !== 'free_delivery' || order.totals.shippingCost > 0;
  const { eligible, missing } = applyCoupon(coupon, lines);
  return isOpen && isUseful && eligible > 0 && missing === 0;
};

function withCoupon(order: PlacedOrder, draft: CouponDraft, lines: readonly CouponLine[]): PlacedOrder {
  const applied = { ...applyCoupon(draft, lines), code: draft.code };
  const { deliveryMethod, paymentMethod } = order;
  const totals = orderTotals(lines, deliveryMethod, paymentMethod, demoRules, applied);
  return { ...order, coupon: { applied, terms: draft }, totals };
}

/** Returns the latest orders that a coupon fits, a client once where it asks for that. */
function ordersFor(
  draft: CouponDraft,
  orders: readonly PlacedOrder[],
  products: readonly StockedProduct[],
): PlacedOrder[] {
  const fitting = orders.filter(
    (order) =>
      order.channel === 'web' && order.coupon === null && fits(draft, order, couponLines(order, products)),
  );
  const ofClients = new Map(fitting.map((order) => [order.customer.phone, order]));
  return (draft.oncePerClient ? [...ofClients.values()] : fitting).slice(-ORDERS_PER_COUPON);
}

/** Gives the latest orders of the web a coupon each, where one fits. */
export function withCoupons(
  orders: readonly PlacedOrder[],
  products: readonly StockedProduct[],
  now: Date,
): PlacedOrder[] {
  return demoCoupons(now).reduce<PlacedOrder[]>(
    (before, draft) => {
      const chosen = new Set(ordersFor(draft, before, products));
      return before.map((order) =>
        chosen.has(order) ? withCoupon(order, draft, couponLines(order, products)) : order,
      );
    },
    [...orders],
  );
}
