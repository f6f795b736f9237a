import {
  changeScopes,
  jobs,
  publishChange,
  replayErasures,
  sendDueMails,
  siteContent,
  startCatalog,
} from '../built-services';
import { jump } from '../clock';
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
const cleaning = own.filter(({ name }) => !ORDERS.includes(name));

const runJobs: Action = async (world) => {
  for (const { run } of [...own, { run: sendDueMails }])
    try {
      await run();
    } catch (error) {
      if (!world.crashes.hasCrashed()) throw error;
    }
  if (world.crashes.hasCrashed()) return 'crashed';
  await checkExpired(world);
  return 'done';
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
  // What is read inside of a transaction stays in no cache: each order would read all texts anew.
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
  world.beliefs.shoppers = world.beliefs.shoppers.filter((shopper) => !isErased(shopper));
  return 'done';
};

export const time = { runJobs, jumpClock, backUp, restore };
