import {
  businessDay,
  couponShares,
  DAY_MS,
  eligibleAmounts,
  orderTotals,
  type CouponDraft,
  type CouponLine,
} from '@shop/contract';
import { type StockedProduct } from '../products/stocked-product';
import { type DemoCoupon, type PlacedOrder } from './demo-order';
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
      ...{ ...always, ...open, code: 'PRIMAVERA', kind: 'amount', value: 2_000, maxUses: 50 },
      ...{ from: dayBefore(60), to: dayBefore(20) },
    },
  ];
}

const couponLines = ({ lines }: PlacedOrder, products: readonly StockedProduct[]): CouponLine[] =>
  lines.map(({ product, unitPrice, quantity }) => {
    const { category, price } = products[product]!.product;
    return { unitPrice, quantity, category, isDiscounted: unitPrice < price };
  });

const fits = (coupon: CouponDraft, order: PlacedOrder, lines: readonly CouponLine[]): boolean => {
  const { from, to, kind, minimum } = coupon;
  const isOpen = (from === null || order.businessDay >= from) && (to === null || order.businessDay <= to);
  const isUseful = kind !== 'free_delivery' || order.totals.shippingCost > 0;
  const eligible = eligibleAmounts(coupon, lines).reduce((sum, amount) => sum + amount, 0);
  return isOpen && isUseful && eligible > 0 && eligible >= minimum;
};

function withCoupon(order: PlacedOrder, draft: CouponDraft, lines: readonly CouponLine[]): PlacedOrder {
  const coupon: DemoCoupon = {
    code: draft.code,
    shares: couponShares(draft, lines),
    freeDelivery: draft.kind === 'free_delivery',
    withPaymentDiscount: draft.withPaymentDiscount,
  };
  const { deliveryMethod, paymentMethod } = order;
  return { ...order, coupon, totals: orderTotals(lines, deliveryMethod, paymentMethod, demoRules, coupon) };
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
