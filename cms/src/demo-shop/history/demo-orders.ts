import { DAY_MS, type DeliveryMethod, HOUR_MS, orderTotals, type PaymentMethod } from '@shop/contract';
import { formatOrderNumber } from '../../api/order/domain/place/new-order';
import { type Random } from '../random';
import { demoPriceAt } from '../products/demo-offers';
import { type StockedProduct } from '../products/stocked-product';
import { demoShopSetting } from '../texts/demo-texts';
import { inventCustomers, type Customer } from './customers';
import { type DemoLine, type DemoStep, type PlacedOrder } from './demo-order';
import { demoRules } from './demo-rules';
import { DAYS_OF_HISTORY, demandOn, historyDays } from './daily-demand';
import { pickStatusPath } from './status-path';

const ORDERS_PER_DAY = 500 / DAYS_OF_HISTORY;
const ORDER_HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23];
const NOTES = [
  '',
  '',
  '',
  '',
  'Es para regalo, ¿lo envuelven?',
  'Tocar timbre, no anda el portero.',
  'Después de las 18, por favor.',
];

type Scenario = {
  products: readonly StockedProduct[];
  customers: readonly Customer[];
  now: Date;
  random: Random;
};

const hourWeight = (hour: number): number => (hour >= 20 || (hour >= 12 && hour <= 14) ? 3 : 1.4);

function randomTimeOn(day: string, random: Random): Date {
  const hour = random.weighted(ORDER_HOURS, hourWeight);
  const midnight = new Date(`${day}T00:00:00-03:00`).getTime();
  return new Date(midnight + hour * HOUR_MS + Math.floor(random.next() * HOUR_MS));
}

function randomLine({ products, random, now }: Scenario, at: Date): DemoLine {
  const index = random.weighted([...products.keys()], (one) => products[one]?.product.popularity ?? 0);
  const { product, items } = products[index]!;
  const item = random.integer(0, items.length - 1);
  const { size, color } = items[item]!;
  return {
    product: index,
    item,
    size: size ?? product.sizes[0] ?? null,
    color,
    quantity: random.chance(0.15) ? 2 : 1,
    unitPrice: demoPriceAt(product, at, now),
  };
}

function randomLines(scenario: Scenario, at: Date): DemoLine[] {
  const count = scenario.random.weighted([1, 2, 3, 4], (lines) => [0, 50, 32, 13, 5][lines] ?? 0);
  const lines = Array.from({ length: count }, () => randomLine(scenario, at));
  const unique = new Map(lines.map((line) => [`${line.product}/${line.item}`, line]));
  return [...unique.values()];
}

function randomSteps(at: Date, payment: PaymentMethod, { now, random }: Scenario): DemoStep[] {
  const path = pickStatusPath(payment, (now.getTime() - at.getTime()) / DAY_MS, random);
  let time = at.getTime();
  return path.map(({ status, hours }) => {
    // Halving the remaining time keeps every step in the past, however recent the order.
    time += Math.min(hours * HOUR_MS, (now.getTime() - time) / 2);
    return { status, at: new Date(Math.floor(time)) };
  });
}

type UnnumberedOrder = Omit<PlacedOrder, 'orderNumber'>;

function randomOrder(day: string, scenario: Scenario): UnnumberedOrder {
  const { random, customers } = scenario;
  const at = randomTimeOn(day, random);
  const paymentMethod: PaymentMethod = random.chance(0.56) ? 'cash' : 'transfer';
  const deliveryMethod: DeliveryMethod = random.chance(0.42) ? 'home' : 'pickup';
  const lines = randomLines(scenario, at);
  return {
    businessDay: day,
    at,
    // Squaring the random number lets a third of the customers place most orders.
    customer: customers[Math.floor(random.next() ** 2 * customers.length)]!,
    notes: random.pick(NOTES),
    channel: 'web',
    coupon: null,
    expiresAt: null,
    paymentMethod,
    deliveryMethod,
    lines,
    totals: orderTotals(lines, deliveryMethod, paymentMethod, demoRules),
    steps: randomSteps(at, paymentMethod, scenario),
  };
}

function withOrderNumbers(orders: readonly UnnumberedOrder[]): PlacedOrder[] {
  const last = new Map<string, number>();
  return orders.map((order) => {
    const sequence = (last.get(order.businessDay) ?? 0) + 1;
    last.set(order.businessDay, sequence);
    return {
      ...order,
      orderNumber: formatOrderNumber(demoShopSetting.orderPrefix, order.businessDay, sequence),
    };
  });
}

// Chance leaves no proof to check at some hours, and a demo shop without one cannot show how it is done.
function withProofToCheck(orders: UnnumberedOrder[]): UnnumberedOrder[] {
  const isWaiting = ({ steps }: UnnumberedOrder) => steps.at(-1)?.status === 'pending_transfer_confirmation';
  const newest = orders.filter(({ paymentMethod }) => paymentMethod === 'transfer').at(-1);
  if (orders.some(isWaiting) || !newest) return orders;
  const steps: DemoStep[] = [{ status: 'pending_transfer_confirmation', at: newest.at }];
  return orders.map((order) => (order === newest ? { ...order, steps } : order));
}

/** Invents about 500 orders of the last 180 days, oldest first, numbered without gaps. */
export function demoOrders(products: readonly StockedProduct[], now: Date, random: Random): PlacedOrder[] {
  const scenario = { products, customers: inventCustomers(190, random), now, random };
  const orders = historyDays(now).flatMap((day, dayIndex) => {
    const count = Math.floor(ORDERS_PER_DAY * demandOn(day, dayIndex) + random.next());
    return Array.from({ length: count }, () => randomOrder(day, scenario));
  });
  const past = orders.filter(({ at }) => at < now).sort((a, b) => a.at.getTime() - b.at.getTime());
  return withOrderNumbers(withProofToCheck(past));
}
