import { DAY_MS } from './rows.mjs';
import { FIRST_NAMES, plain, SURNAMES } from './dictionary.mjs';

const YEAR_MS = 365 * DAY_MS;
const RECENT_MS = 60 * DAY_MS;
const PENDING_SHARE = 0.01;

function customer(random) {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(SURNAMES)];
  const number = random.below(10_000_000);
  const mail = `${plain(first)}.${plain(last)}${number % 1000}@correo.example`;
  return { fullName: `${first} ${last}`, email: mail, phone: `299 ${4_000_000 + (number % 1_000_000)}` };
}

function outcomeOf(random, isRecent) {
  if (isRecent) return { status: 'pending_manual', method: 'cash' };
  const chance = random.next();
  const method = random.below(3) === 0 ? 'transfer' : 'cash';
  // An order that was handed over and is not paid would be work: hardly any shop has many.
  if (chance < 0.86) return { status: 'paid', method };
  if (chance < 0.88) return { status: 'confirmado', method };
  return { status: chance < 0.97 ? 'cancelled' : 'refunded', method };
}

const finalPrice = ({ price, discount }) => Math.round((price * (100 - discount)) / 100);

function lineOf(id, products, random) {
  const product = random.pick(products);
  return {
    id,
    product,
    item: random.pick(product.items),
    quantity: 1 + random.below(2),
    unitPrice: finalPrice(product),
  };
}

function linesOf(ids, products, random) {
  return Array.from({ length: 1 + random.below(2) }, () => lineOf((ids.line += 1), products, random));
}

const spread = (count, length, until) => {
  const step = length / Math.max(count, 1);
  return Array.from({ length: count }, (_, index) => new Date(until - (count - index) * step));
};

// With `recent`, that many are of the last sixty days, however many came before.
function orderTimes(count, now, recent) {
  if (recent === undefined) return spread(count, YEAR_MS, now);
  const before = spread(count - recent, YEAR_MS - RECENT_MS, now - RECENT_MS);
  return [...before, ...spread(recent, RECENT_MS, now)];
}

// Without a number of clients, nearly every order is of somebody else.
function customersOf(clients, random) {
  const known = Array.from({ length: clients ?? 0 }, () => customer(random));
  return () => (clients ? random.pick(known) : customer(random));
}

export function generateOrders(count, products, random, { businessDay, now, recent, clients }) {
  const ids = { line: 0 };
  const lastOfDay = new Map();
  const nextCustomer = customersOf(clients, random);
  return orderTimes(count, now, recent).map((at, index) => {
    const day = businessDay(at);
    const sequence = (lastOfDay.get(day) ?? 0) + 1;
    lastOfDay.set(day, sequence);
    const lines = linesOf(ids, products, random);
    const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    const outcome = outcomeOf(random, index >= count - (recent ?? count) * PENDING_SHARE);
    return { id: index + 1, at, day, sequence, lines, total, ...outcome, customer: nextCustomer() };
  });
}
