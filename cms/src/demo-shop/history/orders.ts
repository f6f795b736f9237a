import { type DeliveryMethod, finalPrice, HOUR_MS, orderTotals, type PaymentMethod } from '@shop/contract';
import { orderNumber } from '../../api/order/domain/order-number';
import { type Random } from '../random';
import { type ShelvedProduct } from '../shelves';
import { checkout } from '../texts/checkout';
import { demoShopSetting } from '../texts/shop-setting';
import { inventCustomers, type Customer } from './customers';
import { type DemoLine, type DemoOrder, type DemoStep } from './demo-order';
import { fateOf } from './order-fate';
import { DAYS_OF_HISTORY, daysUntil, pulse } from './rhythm';

const ORDERS_A_DAY = 500 / DAYS_OF_HISTORY;
const BUSY_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
const NOTES = [
  '',
  '',
  '',
  '',
  'Es para regalo, ¿lo envuelven?',
  'Tocar timbre, no anda el portero.',
  'Después de las 18, por favor.',
];

type Rules = Parameters<typeof orderTotals>[3];
const rules: Rules = {
  shipping: { homeDelivery: { baseCost: 2_500, freeShippingThreshold: 30_000 } },
  paymentInfo: { cashOnDelivery: { additionalFee: checkout.paymentInfo.cashOnDelivery.additionalFee ?? 0 } },
};

type Shop = {
  products: readonly ShelvedProduct[];
  customers: readonly Customer[];
  now: Date;
  random: Random;
};

const hourWeight = (hour: number): number => (hour >= 20 || (hour >= 12 && hour <= 14) ? 3 : 1.4);

function momentOn(day: string, random: Random): Date {
  const hour = random.weighted(BUSY_HOURS, hourWeight);
  const midnight = new Date(`${day}T00:00:00-03:00`).getTime();
  return new Date(midnight + hour * HOUR_MS + Math.floor(random.next() * HOUR_MS));
}

function lineOf({ products, random }: Shop): DemoLine {
  const position = random.weighted([...products.keys()], (at) => products[at]?.product.appeal ?? 0);
  const { product, items } = products[position]!;
  const item = random.whole(0, items.length - 1);
  const { size, color } = items[item]!;
  return {
    product: position,
    item,
    size: size ?? product.sizes[0] ?? null,
    color,
    quantity: random.chance(0.15) ? 2 : 1,
    unitPrice: finalPrice({ price: product.price, discount: product.discount ?? 0 }),
  };
}

function linesOf(shop: Shop): DemoLine[] {
  const count = shop.random.weighted([1, 2, 3, 4], (lines) => [0, 50, 32, 13, 5][lines] ?? 0);
  const lines = Array.from({ length: count }, () => lineOf(shop));
  const unique = new Map(lines.map((line) => [`${line.product}/${line.item}`, line]));
  return [...unique.values()];
}

function stepsOf(at: Date, payment: PaymentMethod, { now, random }: Shop): DemoStep[] {
  const fate = fateOf(payment, (now.getTime() - at.getTime()) / (24 * HOUR_MS), random);
  let moment = at.getTime();
  return fate.map(({ status, hours }) => {
    // Nothing happens after the present, however short the time since the order.
    moment += Math.min(hours * HOUR_MS, (now.getTime() - moment) / 2);
    return { status, at: new Date(Math.floor(moment)) };
  });
}

type Placed = Omit<DemoOrder, 'orderNumber'>;

function placeOrder(day: string, shop: Shop): Placed {
  const { random, customers } = shop;
  const at = momentOn(day, random);
  const paymentMethod: PaymentMethod = random.chance(0.56) ? 'cash' : 'transfer';
  const deliveryMethod: DeliveryMethod = random.chance(0.42) ? 'home' : 'pickup';
  const lines = linesOf(shop);
  return {
    businessDay: day,
    at,
    // Squaring the chance makes a third of the clients buy most of the time.
    customer: customers[Math.floor(random.next() ** 2 * customers.length)]!,
    notes: random.pick(NOTES),
    paymentMethod,
    deliveryMethod,
    lines,
    totals: orderTotals(lines, deliveryMethod, paymentMethod, rules),
    steps: stepsOf(at, paymentMethod, shop),
  };
}

function numbered(orders: readonly Placed[]): DemoOrder[] {
  const last = new Map<string, number>();
  return orders.map((order) => {
    const sequence = (last.get(order.businessDay) ?? 0) + 1;
    last.set(order.businessDay, sequence);
    return { ...order, orderNumber: orderNumber(demoShopSetting.orderPrefix, order.businessDay, sequence) };
  });
}

/** About 500 orders of the last 180 days, the oldest first, numbered without gaps. */
export function demoOrders(products: readonly ShelvedProduct[], now: Date, random: Random): DemoOrder[] {
  const shop = { products, customers: inventCustomers(190, random), now, random };
  const orders = daysUntil(now).flatMap((day, position) => {
    const count = Math.floor(ORDERS_A_DAY * pulse(day, position) + random.next());
    return Array.from({ length: count }, () => placeOrder(day, shop));
  });
  const placed = orders.filter(({ at }) => at < now).sort((a, b) => a.at.getTime() - b.at.getTime());
  return numbered(placed);
}
