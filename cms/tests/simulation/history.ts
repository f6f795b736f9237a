import { seededRandom } from '../../src/demo-shop/random';
import { afterSales } from './actions/after-sales';
import { alerts } from './actions/alerts';
import { catalog } from './actions/catalog';
import { dataRequests } from './actions/data-requests';
import { files } from './actions/files';
import { money } from './actions/money';
import { online } from './actions/online';
import { sales } from './actions/sales';
import { time } from './actions/time';
import { FIRST_MOMENT, stopClockAt, tick } from './clock';
import type { CrashPoint } from './crash-points';
import { checkStep, checkWhole } from './invariants/check-shop';
import { Violation, type Action, type World } from './world';

const actions = {
  ...sales,
  ...money,
  ...online,
  ...files,
  ...catalog,
  ...afterSales,
  ...dataRequests,
  ...alerts,
  ...time,
} satisfies Record<string, Action>;
type Name = keyof typeof actions;

const WEIGHTS: Record<Name, number> = {
  place: 24,
  changeStatus: 14,
  changeFulfillment: 10,
  edit: 7,
  bin: 2,
  takeOutOfBin: 3,
  pay: 9,
  refund: 5,
  voidEntry: 4,
  returnUnits: 3,
  undoStep: 6,
  payOnline: 7,
  noticeAgain: 3,
  refundOnline: 2,
  sendProof: 3,
  acceptProof: 2,
  importStock: 7,
  importNew: 3,
  openForm: 3,
  addStock: 5,
  renameSize: 2,
  changePrice: 2,
  changePrices: 1,
  undoPrices: 1,
  newCoupon: 3,
  askExchange: 5,
  stepExchange: 8,
  stopExchanged: 2,
  withdraw: 3,
  stepCase: 5,
  refundCase: 2,
  requestData: 5,
  confirmRequest: 3,
  stepRequest: 4,
  eraseRequest: 4,
  requestAlert: 4,
  openAlertLink: 3,
  erase: 3,
  runJobs: 5,
  letExpire: 2,
  jumpClock: 5,
  backUp: 1,
  restore: 0.5,
};
const NAMES = Object.keys(actions) as Name[];
// They change the whole shop, or the clock, under whatever else goes on.
const ALONE: readonly Name[] = [
  'runJobs',
  'letExpire',
  'jumpClock',
  'backUp',
  'restore',
  'erase',
  'eraseRequest',
];

/** A step knows all about itself, so that it means the same when others are left out. */
type Step = { at: number; name: Name; seed: number; crash: CrashPoint | null; besides: Name | null };

export const STEPS = 80;
// A broken promise stays broken: checking more often would find the same, and cost more than the steps.
const CHECK_EVERY = 4;
const WHOLE_EVERY = 40;

/** Returns the steps of the history with this seed. */
export function stepsOf(seed: number): Step[] {
  const random = seededRandom(seed);
  const pickName = () => random.weighted(NAMES, (name) => WEIGHTS[name]);
  return Array.from({ length: STEPS }, (_, at): Step => {
    const name = pickName();
    // Two people who act at once most often do the same.
    const other = random.chance(0.5) ? name : pickName();
    const isShared = random.chance(0.1) && !ALONE.includes(name) && !ALONE.includes(other);
    const point = random.pick(['commit', 'after-commit', { statement: random.integer(1, 25) }] as const);
    const crash = random.chance(0.15) && !isShared ? point : null;
    return { at, name, seed: random.below(2 ** 31), crash, besides: isShared ? other : null };
  });
}

export type Failure = { at: number; message: string };
/** Counts what the shop answered to each action. */
export type Outcomes = Map<string, number>;

async function play(world: World, { name, seed, crash, besides }: Step, outcomes: Outcomes): Promise<void> {
  tick();
  world.isShared = besides !== null;
  const run = async (one: Name, its: number) => {
    const outcome = `${one}: ${await actions[one](world, seededRandom(its))}`;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  world.crashes.arm(crash);
  // Both end before the next step, whatever becomes of them.
  const ended = await Promise.allSettled([run(name, seed), besides && run(besides, seed + 1)]);
  world.crashes.disarm();
  if (world.crashes.hasCrashed())
    outcomes.set(`crash in ${name}`, (outcomes.get(`crash in ${name}`) ?? 0) + 1);
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

const messageOf = (error: unknown): string =>
  error instanceof Violation ? error.message : String((error as Error)?.stack ?? error);

/** Plays steps on a shop that `begin` has emptied; returns the first promise that was broken, or null. */
export async function playHistory(
  begin: () => Promise<World>,
  steps: readonly Step[],
  outcomes: Outcomes = new Map(),
): Promise<Failure | null> {
  stopClockAt(FIRST_MOMENT);
  const world = await begin();
  let at = 0;
  try {
    for (const [played, step] of steps.entries()) {
      ({ at } = step);
      await play(world, step, outcomes);
      const isTurn = (every: number) => (played + 1) % every === 0;
      if (isTurn(WHOLE_EVERY) || played === steps.length - 1) await checkWhole(world);
      else if (isTurn(CHECK_EVERY)) await checkStep(world);
    }
    return null;
  } catch (error) {
    return { at, message: messageOf(error) };
  }
}

/** Leaves out steps as long as the rest still fails, at most until a time; returns what is left. */
export async function shrink(
  steps: readonly Step[],
  failsWith: (some: readonly Step[]) => Promise<boolean>,
  milliseconds: number,
): Promise<readonly Step[]> {
  const end = performance.now() + milliseconds;
  let left = steps;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = 0; from < left.length && performance.now() < end;) {
      const fewer = [...left.slice(0, from), ...left.slice(from + size)];
      if (fewer.length > 0 && (await failsWith(fewer))) left = fewer;
      else from += size;
    }
  return left;
}
