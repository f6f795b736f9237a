import { DAY_MS } from './rows.mjs';
import { FIRST_NAMES, plain, SURNAMES } from './dictionary.mjs';

const YEAR_MS = 365 * DAY_MS;
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

function* orderTimes(count) {
  const [now, step] = [Date.now(), YEAR_MS / count];
  for (let left = count; left > 0; left -= 1) yield new Date(now - left * step);
}

export function generateOrders(count, products, random, businessDay) {
  const ids = { line: 0 };
  const lastOfDay = new Map();
  return Array.from(orderTimes(count), (at, index) => {
    const day = businessDay(at);
    const sequence = (lastOfDay.get(day) ?? 0) + 1;
    lastOfDay.set(day, sequence);
    const lines = linesOf(ids, products, random);
    const total = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
    const outcome = outcomeOf(random, index >= count * (1 - PENDING_SHARE));
    return { id: index + 1, at, day, sequence, lines, total, ...outcome, customer: customer(random) };
  });
}
