import { ALL_STATUSES, EXCHANGE_STATES, FULFILLMENTS } from '@shop/contract';
import { playHistory, shrink, stepsOf, type Coverage, type Failure } from './history';
import type { startSimulatedShop } from './simulated-shop';
import type { World } from './world';

type Shop = Awaited<ReturnType<typeof startSimulatedShop>>;
type Options = {
  seed: number;
  until: number;
  only?: readonly number[];
  say: (line: string) => void;
  replay: string;
};

const SHRINK_MS = 60_000;

/** Pairs of states that orders and exchanges went through, out of those that the tables of the contract allow to name. */
const TABLES = {
  status: { types: ['created', 'status'], states: ALL_STATUSES },
  fulfillment: { types: ['fulfillment'], states: FULFILLMENTS },
} as const;

type Pairs = Record<keyof typeof TABLES | 'exchange', Set<string>>;
export const noPairs = (): Pairs => ({ status: new Set(), fulfillment: new Set(), exchange: new Set() });

async function addPairs(pairs: Pairs, { shop }: World): Promise<void> {
  type Event = { type: string; from_status: string | null; to_status: string | null };
  const events = (await shop.db()('order_events').distinct('type', 'from_status', 'to_status')) as Event[];
  for (const { type, from_status, to_status } of events)
    for (const name of ['status', 'fulfillment'] as const)
      if (from_status && to_status && (TABLES[name].types as readonly string[]).includes(type))
        pairs[name].add(`${from_status} → ${to_status}`);
  const states = (await shop
    .db()('exchanges as x')
    .join('cases as c', 'c.code', 'x.code')
    .pluck('c.state')) as string[];
  for (const state of states) pairs.exchange.add(state);
}

const pairsText = ({ status, fulfillment, exchange }: Pairs): string =>
  `estados de órdenes ${status.size}/${ALL_STATUSES.length * (ALL_STATUSES.length - 1)} pasos, ` +
  `entregas ${fulfillment.size}/${FULFILLMENTS.length * (FULFILLMENTS.length - 1)} pasos, ` +
  `cambios ${exchange.size}/${EXCHANGE_STATES.length} estados`;

// Other orders and sums may break the same promise.
const kindOf = ({ message }: Failure): string => message.replace(/\d+/g, '');

async function shortest(shop: Shop, steps: ReturnType<typeof stepsOf>, failure: Failure) {
  const fails = async (some: readonly (typeof steps)[number][]) => {
    const found = await playHistory(shop.begin, some);
    return found !== null && kindOf(found) === kindOf(failure);
  };
  return shrink(steps, fails, SHRINK_MS);
}

/** Plays one history after another until a time; says what failed, with the fewest steps that still fail. */
export async function runSimulation(
  shop: Shop,
  { seed, until, only, say, replay }: Options,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const coverage: Coverage = new Map();
  const pairs = noPairs();
  const began = performance.now();
  let [histories, steps] = [0, 0];
  do {
    const own = seed + histories;
    const all = stepsOf(own).filter(({ at }) => !only || only.includes(at));
    const worlds: World[] = [];
    const begin = async () => {
      worlds.push(await shop.begin());
      return worlds.at(-1)!;
    };
    const failure = await playHistory(begin, all, coverage);
    await addPairs(pairs, worlds[0]!);
    histories += 1;
    steps += failure ? all.filter(({ at }) => at <= failure.at).length : all.length;
    if (!failure) continue;
    failures.push(failure);
    say(`Semilla ${own}, paso ${failure.at}: ${failure.message}`);
    const played = all.filter(({ at }) => at <= failure.at);
    const few = await shortest(shop, played, failure);
    say(`  ${few.map(({ name, besides }) => [name, besides].filter(Boolean).join(' + ')).join(', ')}`);
    say(`  ${replay} --seed ${own} --only ${few.map(({ at }) => at).join(',')}`);
  } while (!only && performance.now() - began < until);
  const minutes = (performance.now() - began) / 60_000;
  for (const [outcome, times] of [...coverage].sort()) say(`  ${outcome}: ${times}`);
  say(`${histories} historias, ${steps} pasos, ${Math.round(steps / minutes)} pasos por minuto`);
  say(pairsText(pairs));
  say(`${histories - failures.length} passed, ${failures.length} failed`);
  return failures;
}
