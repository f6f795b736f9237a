import {
  changeScopes,
  jobs,
  publishChange,
  replayErasures,
  sendDueMails,
  siteContent,
  startCatalog,
} from '../built-services';
import { jump, stopClockAt } from '../clock';
import { checkAlerts } from '../invariants/alerts';
import { NOTHING_TO_DO, Violation, type Action, type World } from '../world';

async function checkExpired(world: World): Promise<void> {
  const late = await world.shop
    .db()('orders')
    .whereNull('deleted_at')
    .where('expires_at', '<=', new Date())
    .pluck('order_number');
  if (late.length > 0) throw new Violation(`the jobs left overdue orders: ${late.join(', ')}`);
  const held = await world.shop.db()('exchanges').where('held_until', '<', new Date()).pluck('code');
  if (held.length > 0) throw new Violation(`the jobs left overdue exchanges: ${held.join(', ')}`);
}

// They work in threads, which have clocks of their own, or on files.
const ELSEWHERE = ['copy-pictures', 'doctor', 'backup', 'failures'];
const ORDERS = ['payment-deadlines', 'expire-exchanges', 'clients', 'tell-restocked'];
const own = jobs.filter(({ name }) => !ELSEWHERE.includes(name));
// Once more at the end, as in the next minute: the deadlines of orders and exchanges have given units back.
const restocked = own.filter(({ name }) => name === 'tell-restocked');
const cleaning = own.filter(({ name }) => !ORDERS.includes(name));

const runJobs: Action = async (world) => {
  for (const { run } of [...own, ...restocked, { run: sendDueMails }])
    try {
      await run();
    } catch (error) {
      if (!world.crashes.hasCrashed()) throw error;
    }
  if (world.crashes.hasCrashed()) return 'crashed';
  await checkExpired(world);
  await checkAlerts(world);
  return 'done';
};

/** Waits until the time of an order or of a reserved unit is over; after a crash the jobs run again. */
const letExpire: Action = async (world, random) => {
  const db = world.shop.db();
  const held = await db('exchanges').whereNotNull('held_until').orderBy('held_until').pluck('held_until');
  const owed = await db('orders').whereNotNull('expires_at').orderBy('expires_at').pluck('expires_at');
  const [end] = held.length > 0 && random.chance(0.7) ? held : owed;
  if (!end) return NOTHING_TO_DO;
  stopClockAt(new Date(Math.max(Date.now(), new Date(end).getTime()) + 1000));
  const outcome = await runJobs(world, random);
  if (outcome === 'done') return outcome;
  world.crashes.disarm();
  world.crashes.arm(null);
  return `${outcome}, ${await runJobs(world, random)}`;
};

/** Deadlines of orders wait until the jobs run; what the law has the shop delete does not. */
const jumpClock: Action = async (world, random) => {
  const kind = jump(random);
  world.crashes.disarm();
  for (const { run } of cleaning) await run();
  return kind;
};

/** Drops what this process remembers of another state of the database, as a start does. */
export async function forgetCaches(): Promise<void> {
  changeScopes.forEach(publishChange);
  await startCatalog();
  // A transaction reads past every cache: each order would read all texts anew.
  await siteContent.current();
}

const backUp: Action = async (world) => {
  world.crashes.disarm();
  await world.copies.take('backup');
  world.backup = structuredClone(world.beliefs);
  return 'done';
};

const restore: Action = async (world) => {
  const { backup, beliefs } = world;
  if (!backup) return NOTHING_TO_DO;
  world.crashes.disarm();
  await world.copies.putBack('backup');
  await forgetCaches();
  await replayErasures();
  for (const { run } of cleaning) await run();
  const isErased = ({ email }: { email: string }) => beliefs.erased.includes(email);
  world.beliefs = structuredClone(backup);
  world.beliefs.erased = beliefs.erased;
  world.beliefs.erasedOrders = beliefs.erasedOrders;
  world.beliefs.shoppers = world.beliefs.shoppers.filter((shopper) => !isErased(shopper));
  return 'done';
};

export const time = { runJobs, letExpire, jumpClock, backUp, restore };
