import { contractCoverage } from './coverage';
import { playHistory, shrink, stepsOf, type Failure, type Outcomes } from './history';
import type { startSimulatedShop } from './simulated-shop';
import type { World } from './world';

type Shop = Awaited<ReturnType<typeof startSimulatedShop>>;
type Options = {
  seed: number;
  until: number;
  /** Plays the history of the seed, or some of its steps, and no other. */
  replay: boolean;
  only?: readonly number[];
  say: (line: string) => void;
  command: string;
};

const SHRINK_MS = 60_000;

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
export async function runSimulation(shop: Shop, options: Options): Promise<Failure[]> {
  const { seed, until, replay, only, say, command } = options;
  const failures: Failure[] = [];
  const outcomes: Outcomes = new Map();
  const coverage = contractCoverage();
  const began = performance.now();
  let [histories, steps, shrinking] = [0, 0, 0];
  do {
    const own = seed + histories;
    const all = stepsOf(own).filter(({ at }) => !only || only.includes(at));
    let world: World | undefined;
    const begin = async () => (world = await shop.begin());
    const failure = await playHistory(begin, all, outcomes);
    await coverage.add(world!);
    histories += 1;
    const played = failure ? all.filter(({ at }) => at <= failure.at) : all;
    steps += played.length;
    if (!failure) continue;
    failures.push(failure);
    say(`Semilla ${own}, paso ${failure.at}: ${failure.message}`);
    const found = performance.now();
    const few = await shortest(shop, played, failure);
    shrinking += performance.now() - found;
    say(`  ${few.map(({ name, besides }) => [name, besides].filter(Boolean).join(' + ')).join(', ')}`);
    say(`  ${command} --seed ${own} --replay ${few.map(({ at }) => at).join(',')}`);
  } while (!replay && performance.now() - began < until);
  const minutes = (performance.now() - began - shrinking) / 60_000;
  for (const [outcome, times] of [...outcomes].sort()) say(`  ${outcome}: ${times}`);
  coverage.lines().forEach(say);
  say(`${histories} historias, ${steps} pasos, ${Math.round(steps / minutes)} pasos por minuto`);
  say(`${histories - failures.length} passed, ${failures.length} failed`);
  return failures;
}
